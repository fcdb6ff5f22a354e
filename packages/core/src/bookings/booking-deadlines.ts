import type { Deadline, DeadlineKind } from '../deadlines/index.ts'
import { fullName } from '../primitives/index.ts'
import type { Booking } from './booking.ts'

const LATEST_CANCELLATION: DeadlineKind = {
  feature: 'bookings',
  kind: 'latest-cancellation',
  heading: { sv: 'Sista kostnadsfria avbokning', en: 'Last free cancellation' },
  detail: { sv: '{service} för {employee}, {start}', en: '{service} for {employee}, {start}' },
  consequence: {
    sv: 'Därefter går tiden inte att boka om, och en avbokning debiteras.',
    en: 'After that the booking can’t be rescheduled, and cancelling it is charged.',
  },
}

/**
 * For a booking that is free to change until its start: what ends then is not a free period but the time before the
 * visit.
 */
const LAST_CHANGE: DeadlineKind = {
  ...LATEST_CANCELLATION,
  kind: 'last-change',
  heading: { sv: 'Sista möjligheten att ändra en tid', en: 'Last chance to change a booking' },
  consequence: {
    sv: 'Därefter har besöket börjat, och tiden går inte att ändra i portalen.',
    en: 'After that the visit has started, and the booking can’t be changed in the portal.',
  },
}

/** What the deadlines need to know about a booking. */
type DeadlineBooking = Pick<
  Booking,
  'id' | 'service' | 'startsAt' | 'status' | 'mayChange' | 'latestCancellation'
> & {
  readonly employee: Pick<Booking['employee'], 'firstName' | 'lastName'> & {
    readonly protectedIdentity: boolean
  }
}

/**
 * The deadlines of upcoming bookings: until when they can be moved or cancelled free of charge. Only bookings that
 * the user may change have one.
 */
export function bookingDeadlines(bookings: readonly DeadlineBooking[]): Deadline[] {
  return bookings
    .filter(({ status, mayChange }) => status === 'upcoming' && mayChange)
    .map(({ id, service, employee, startsAt, latestCancellation }) => ({
      ...(latestCancellation < startsAt ? LATEST_CANCELLATION : LAST_CHANGE),
      at: latestCancellation,
      objectId: id,
      facts: {
        service,
        employee: fullName(employee),
        start: startsAt,
      },
      isProtected: employee.protectedIdentity,
    }))
}
