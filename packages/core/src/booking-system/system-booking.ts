import { z } from 'zod'
import { cancellationSourceSchema, caregiverSchema, timeIdSchema } from '../bookings/index.ts'
import { feedId } from '../feeds/index.ts'
import { systemInstant, visitShape } from './provider-time.ts'

/** The id of a booking, in the same form as that of a time. */
export const systemIdSchema = timeIdSchema

/** A booking as the system has it after one of its changes. */
export const systemBookingSchema = z
  .object({
    /** Counts all changes in the system, of every booking: a later change has a higher number. */
    number: z.int().positive(),
    /** For a booking that was made in the portal, the id that the portal gave it. */
    id: systemIdSchema,
    /** The customer. */
    clientNumber: z.string().min(1).max(20),
    /** The identity number of the employee, 12 digits. */
    employee: z.object({ pid: z.string().regex(/^\d{12}$/) }),
    service: z.object({ id: feedId, name: z.string().min(1).max(200) }),
    /** What the visit is about. Null where nothing is written. */
    subject: z.string().max(2000).nullable(),
    ...visitShape,
    /** Null as long as it is not decided. */
    caregiver: caregiverSchema.nullable(),
    /** Null unless the booking is cancelled. */
    cancellation: z
      .object({
        at: systemInstant,
        /** `j4`: by the provider. */
        source: cancellationSourceSchema,
        isCharged: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Booking' })
export type SystemBooking = z.output<typeof systemBookingSchema>

/** What is read of a change before the rest of it, so that a malformed one stops no other. */
export const changeHeadSchema = z.looseObject(systemBookingSchema.pick({ number: true, id: true }).shape)
