import { type Booking, mayReschedule } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import { useUnderWay } from '../../state/sendings.ts'
import { bookingWork } from './missed-at-booking.ts'

/** Whether moving a booking is offered: not while another change of it is under way. */
export function useMayMove(booking: Booking, now: Instant): boolean {
  const isChanging = useUnderWay(bookingWork(booking.id)) !== null
  return mayReschedule(booking, now) && !isChanging
}
