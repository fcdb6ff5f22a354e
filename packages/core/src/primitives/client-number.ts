import { z } from 'zod'

/** A customer's number at the provider: 5 to 8 digits. */
export const clientNumberSchema = z
  .string()
  .regex(/^\d{5,8}$/)
  .brand<'ClientNumber'>()
