import { z } from 'zod'
import { timeIdSchema } from '../bookings/index.ts'
import { feedId } from '../feeds/index.ts'
import { BOOKING_CHANGES_AT_ONCE } from '../limits/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { bookingMessageSchema } from './booking-message.ts'
import { providerTimeSchema } from './provider-time.ts'
import { changeHeadSchema, systemBookingSchema, systemIdSchema } from './system-booking.ts'

/** A call that the portal makes to the provider's booking system. Each may be made again: the second one changes nothing. */
export interface SystemCall {
  readonly method: 'GET' | 'PUT'
  /** Relative to the address of the booking system. */
  readonly path: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Status 200. */
  readonly response: z.ZodType
  /** Status 409. Absent for a call that is never refused. */
  readonly refusal?: z.ZodType
}

const REFUSALS = ['TIME_TAKEN', 'CHANGE_NOT_POSSIBLE'] as const

/** The calls, by name. */
export const SYSTEM_CALLS = {
  times: {
    method: 'GET',
    path: 'times',
    summary:
      'The free times of a service that begin at `from` or later and before `before`, at one clinic or all.',
    query: z.object({
      service: feedId,
      clinic: feedId.optional(),
      from: instantSchema,
      before: instantSchema,
    }),
    response: z.object({ items: z.array(providerTimeSchema) }),
  },
  reserve: {
    method: 'PUT',
    path: 'times/{time}/reservation',
    summary:
      'Keeps a time for a booking, so that nobody else gets it. The reservation ends by itself after `seconds`. Asked again for the same booking, it lasts longer. A booking may have several reservations.',
    params: z.object({ time: timeIdSchema }),
    body: z.object({ booking: systemIdSchema, seconds: z.int().positive() }),
    response: z.object({ time: providerTimeSchema }),
    refusal: z.object({ code: z.enum(['TIME_TAKEN']) }),
  },
  change: {
    method: 'PUT',
    path: 'bookings/{booking}/changes/{version}',
    summary:
      'Makes, moves or cancels a booking. The version grows with each change of a booking. A version that the system has had already, or an older one, changes nothing and gets the same answer, with the booking as it is now. Moving frees the previous time, and cancelling frees the time. `TIME_TAKEN`: somebody else has the time. `CHANGE_NOT_POSSIBLE`: anything else that does not go away, such as a visit that has taken place. The answer holds the booking as it is, null if there is none.',
    params: z.object({ booking: systemIdSchema, version: z.int().positive() }),
    body: bookingMessageSchema,
    response: z.object({ booking: systemBookingSchema }),
    refusal: z.object({ code: z.enum(REFUSALS), booking: systemBookingSchema.nullable() }),
  },
  changes: {
    method: 'GET',
    path: 'changes',
    summary: `The bookings that have changed since the change with the number \`after\`, whoever changed them, in the order of their numbers, at most ${BOOKING_CHANGES_AT_ONCE}. A booking that has changed several times may come once, with its latest number. \`more\`: there are others after these.`,
    query: z.object({ after: z.int().min(0) }),
    response: z.object({
      items: z.array(systemBookingSchema).max(BOOKING_CHANGES_AT_ONCE),
      more: z.boolean(),
    }),
  },
} as const satisfies Readonly<Record<string, SystemCall>>

/** The same call with its bookings still to be read one by one, so that a malformed one stops no other. */
export const UNREAD_CHANGES = {
  ...SYSTEM_CALLS.changes,
  response: SYSTEM_CALLS.changes.response.extend({
    items: z.array(changeHeadSchema).max(BOOKING_CHANGES_AT_ONCE),
  }),
}
