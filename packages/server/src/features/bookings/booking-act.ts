import type { BookingDetails } from '@salvia/core/bookings'
import type { Person } from '../../access/caller.ts'
import type { Audited, Moment } from '../../acts/act.ts'
import { bookingDetails } from './booking-details.ts'
import type { VisibleBooking } from './visible-booking.ts'

/** What the audit keeps of an act on a booking. */
export function auditedBooking(
  action: Audited['action'],
  { booking: { id: object, clientNumber }, employee }: Pick<VisibleBooking, 'booking' | 'employee'>,
  details?: Audited['details'],
): Audited {
  return { action, clientNumber, object, details: { employee: employee.id, ...details } }
}

/** A booking as the answer of an act. */
export function bookingAnswer(
  changed: VisibleBooking,
  { services, call }: Moment<{ readonly caller: Person }>,
): Promise<BookingDetails> {
  return bookingDetails(services, call.caller, changed)
}
