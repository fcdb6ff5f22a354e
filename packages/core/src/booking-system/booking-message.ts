import { z } from 'zod'
import { timeIdSchema } from '../bookings/index.ts'
import { instantSchema } from '../primitives/index.ts'

const contactSchema = z.string().nullable()

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
        /** Phone and email are null for a protected identity, and where none is known. */
        phone: contactSchema,
        email: contactSchema,
        protectedIdentity: z.boolean(),
      }),
      subject: z.string().nullable(),
    }),
    z.object({ kind: z.literal('move'), time: timeIdSchema }),
    z.object({
      kind: z.literal('cancel'),
      /** When the customer cancelled it. It may have waited since. */
      at: instantSchema,
      /** Whether the customer has accepted a charge, because it is too late to cancel free of charge. */
      isCharged: z.boolean(),
    }),
  ])
  .meta({ id: 'Change' })
export type BookingMessage = z.output<typeof bookingMessageSchema>
