import { defineStatuses, type StatusFacts } from '../i18n/index.ts'
import type { Instant } from '../primitives/index.ts'

/** The status of a booking at a moment. @spec §4 */
export const bookingStatuses = defineStatuses({
  upcoming: { text: { sv: 'Kommande', en: 'Upcoming' }, tone: 'info' },
  passed: { text: { sv: 'Tidigare', en: 'Past' }, tone: 'neutral' },
  cancelled: { text: { sv: 'Avbokad', en: 'Cancelled' }, tone: 'neutral' },
})
export type BookingStatus = (typeof bookingStatuses.codes)[number]

const GOING_ON: StatusFacts = { text: { sv: 'Pågår nu', en: 'In progress' }, tone: 'info' }

/**
 * The status that is shown. A booking that has started and has not passed is shown as going on. @param now the moment
 * of showing
 */
export function shownStatus(
  booking: { readonly status: BookingStatus; readonly startsAt: Instant },
  now: Instant,
): StatusFacts {
  const isGoingOn = booking.status === 'upcoming' && booking.startsAt <= now
  return isGoingOn ? GOING_ON : bookingStatuses.table[booking.status]
}
