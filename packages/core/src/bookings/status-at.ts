import type { Instant } from '../primitives/index.ts'
import type { BookingStatus } from './booking-status.ts'

/** The status of a booking at a moment. At its very end it has not passed yet. @spec §4 */
export function bookingStatusAt(
  booking: { readonly endsAt: Instant; readonly isCancelled: boolean },
  now: Instant,
): BookingStatus {
  if (booking.isCancelled) return 'cancelled'
  return now > booking.endsAt ? 'passed' : 'upcoming'
}
