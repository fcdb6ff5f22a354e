import { z } from 'zod'
import { cancellationSourceSchema, caregiverSchema, timeIdSchema } from '../bookings/index.ts'
import { feedId } from '../feeds/index.ts'
import { systemInstant, visitShape } from './provider-time.ts'

/** The id of a booking, in the same form as that of a time. */
export const systemIdSchema = timeIdSchema

/** A booking as the system has it after one of its changes. */
export const systemBookingSchema = z
  .object({
    number: z
      .int()
      .positive()
      .describe('Counts all changes in the system, of every booking: a later change has a higher number.'),
    id: systemIdSchema.describe('For a booking that was made in the portal, the id that the portal gave it.'),
    orderedBy: z
      .enum(['employer', 'employee'])
      .default('employer')
      .describe(
        '`employee`: the employee has booked it for himself or herself. The portal keeps nothing of it, since it is no concern of the employer. Absent: `employer`.',
      ),
    clientNumber: z.string().min(1).max(20).describe('The customer.'),
    employee: z.object({ pid: z.string().regex(/^\d{12}$/) }).describe('By identity number, 12 digits.'),
    service: z.object({ id: feedId, name: z.string().min(1).max(200) }),
    subject: z
      .string()
      .max(2000)
      .nullable()
      .describe('What the visit is about, for whoever may see the booking. Null where nothing is written.'),
    ...visitShape,
    caregiver: caregiverSchema.nullable().describe('Null as long as it is not decided.'),
    cancellation: z
      .object({
        at: systemInstant,
        source: cancellationSourceSchema.describe(
          '`portal`: by a change that the portal has sent. `j4`: by the provider. `contact`: by the provider, when the customer asked for it. `app`: by the employee in the app.',
        ),
        isCharged: z.boolean(),
      })
      .nullable()
      .describe('Null unless the booking is cancelled.'),
  })
  .meta({ id: 'Booking', description: 'A booking as the system has it now.' })
export type SystemBooking = z.output<typeof systemBookingSchema>

/** Whether a change, as it came, is of a booking that the employee has made. Nothing else of it is read then. */
export function isOwnBooking(change: unknown): boolean {
  return z.object({ orderedBy: z.literal('employee') }).safeParse(change).success
}

/** What is read of a change before the rest of it, so that a malformed one stops no other. */
export const changeHeadSchema = z.looseObject(systemBookingSchema.pick({ number: true, id: true }).shape)
