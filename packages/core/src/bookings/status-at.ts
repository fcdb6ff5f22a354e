import { type StatusRules, statusByRules } from '../lists/index.ts'
import type { Instant } from '../primitives/index.ts'
import type { BookingStatus } from './booking-status.ts'

/** Where a booking stands, by its end and when it was cancelled. At its very end it has not passed yet. @spec §4 */
export const BOOKING_STATUS_RULES: StatusRules<BookingStatus, 'endsAt' | 'cancelled'> = {
  upcoming: [{ cancelled: 'none', endsAt: 'coming' }],
  passed: [{ cancelled: 'none', endsAt: 'passed' }],
  cancelled: [{ cancelled: 'some' }],
}

/** The status of a booking at a moment. @spec §4 */
export function bookingStatusAt(
  { endsAt, isCancelled }: { readonly endsAt: Instant; readonly isCancelled: boolean },
  now: Instant,
): BookingStatus {
  return statusByRules(BOOKING_STATUS_RULES, { endsAt, cancelled: isCancelled ? 'cancelled' : null }, now)
}
