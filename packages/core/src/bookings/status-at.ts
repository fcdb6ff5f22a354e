import type { Instant } from '../primitives/index.ts'
import type { BookingStatus } from './booking-status.ts'

/** How a booking stands at a moment; at its very end it is not passed yet. @spec §4 */
export function bookingStatusAt(
  booking: { readonly endsAt: Instant; readonly isCancelled: boolean },
  now: Instant,
): BookingStatus {
  if (booking.isCancelled) return 'cancelled'
  return now > booking.endsAt ? 'passed' : 'upcoming'
}
