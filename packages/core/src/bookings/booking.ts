import { z } from 'zod'
import { localeSchema } from '../i18n/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { bookingStatuses } from './booking-status.ts'
import { cancellationPolicySchema } from './cancellation-policy.ts'
import { cancellationSourceSchema } from './cancellation-source.ts'
import { unconfirmedChangeSchema } from './unconfirmed-change.ts'
import { visitTypeSchema } from './visit-type.ts'

export const caregiverSchema = z.object({ name: z.string(), occupation: z.string() })
export type Caregiver = z.infer<typeof caregiverSchema>

/** One row of the list. @spec §3 */
export const bookingSchema = z.object({
  id: z.uuid(),
  service: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  visitType: visitTypeSchema,
  /** Where it takes place; null for a visit without a place. */
  address: z.string().nullable(),
  employee: z.object({
    /** Null for somebody who is in no personnel file yet: there is no page to lead to. */
    pidHash: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  caregiver: caregiverSchema.nullable(),
  status: bookingStatuses.schema,
  /** The latest moment at which cancelling is free and moving is possible. */
  latestCancellation: instantSchema,
  /** The employee is a manager, or an orderer of any unit. */
  concernsLeader: z.boolean(),
  /** Whether the user may order for the employee, which moving and cancelling take. */
  mayChange: z.boolean(),
})
export type Booking = z.infer<typeof bookingSchema>

/** Somebody whom feedback can be sent to: the immediate manager, or an order manager of the employee's unit. */
const feedbackRecipientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(['manager', 'orderer']),
})
export type FeedbackRecipient = z.infer<typeof feedbackRecipientSchema>

/** Everything about one booking. @spec §2 */
export const bookingDetailsSchema = bookingSchema
  .extend({
    /**
     * Grows with each change. A change names the version that the user saw, so that two users do not overwrite each
     * other.
     */
    version: z.int(),
    employee: bookingSchema.shape.employee.extend({
      occupation: z.string().nullable(),
      /** Phone and email are null for a protected identity, and where none is known. */
      phone: z.string().nullable(),
      email: z.string().nullable(),
      protectedIdentity: z.boolean(),
      /** The language that the employee has chosen in the portal; null for one without an account. */
      locale: localeSchema.nullable(),
      unit: z.array(z.string()),
    }),
    /** The phone number of the clinic, for a visit under way. Null for a visit elsewhere, and where none is known. */
    clinicPhone: z.string().nullable(),
    /** What the visit is about, as the orderer wrote it. */
    subject: z.string().nullable(),
    /** The cancellation terms that applied when the booking was made or last moved. */
    policy: cancellationPolicySchema,
    cancellation: z
      .object({
        source: cancellationSourceSchema,
        at: instantSchema,
        isCharged: z.boolean(),
      })
      .nullable(),
    unconfirmed: unconfirmedChangeSchema.nullable(),
    /** The order that it was booked for: whoever sees the bookings of an employee sees the orders for the employee. */
    order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    feedback: z.object({
      recipients: z.array(feedbackRecipientSchema),
      /** All of them, the oldest first; no booking has more than `BOOKING_FEEDBACK_MAX`. */
      sent: z.array(
        z.object({ recipient: z.string(), sender: z.string(), text: z.string(), sentAt: instantSchema }),
      ),
    }),
  })
  .meta({ id: 'BookingDetails' })
export type BookingDetails = z.infer<typeof bookingDetailsSchema>

/** The booking system's own id of a time, without spaces and control characters. */
export const timeIdSchema = z
  .string()
  .max(100)
  .regex(/^(?!\.{1,2}$)[!-~]+$/)

/** A free time that a booking can be moved to. */
export const slotSchema = z.object({
  /** The booking system's own id. */
  id: timeIdSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  visitType: visitTypeSchema,
  address: z.string().nullable(),
  caregiver: caregiverSchema,
  /**
   * The latest free cancellation after a move to this time. If it has passed already, the booking cannot be moved
   * again.
   */
  latestCancellation: instantSchema,
  /**
   * Another visit of the employee at that time, if the user may see it. The user is warned of it; the move is not
   * refused.
   */
  otherVisit: z.object({ service: z.string(), startsAt: instantSchema, endsAt: instantSchema }).nullable(),
})
export type Slot = z.infer<typeof slotSchema>
