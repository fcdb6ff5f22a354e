import { z } from 'zod'
import { timeIdSchema } from '../bookings/index.ts'
import { instantSchema } from '../primitives/index.ts'

const contactSchema = z
  .string()
  .nullable()
  .describe('Null for a protected identity, and where none is known.')

/** A change that was made in the portal. */
export const bookingMessageSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('book'),
      time: timeIdSchema,
      clientNumber: z.string(),
      employee: z.object({
        pid: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        phone: contactSchema,
        email: contactSchema,
        protectedIdentity: z.boolean(),
      }),
      subject: z.string().nullable(),
    }),
    z.object({ kind: z.literal('move'), time: timeIdSchema }),
    z.object({
      kind: z.literal('cancel'),
      at: instantSchema.describe('When the customer cancelled it. The message may have waited since.'),
      isCharged: z
        .boolean()
        .describe('The customer has accepted a charge, because it was too late to cancel free of charge.'),
    }),
  ])
  .meta({ id: 'Change', description: 'A change that a customer has made in the portal.' })
export type BookingMessage = z.output<typeof bookingMessageSchema>
