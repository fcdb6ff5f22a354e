import { type CalendarEvent, writeCalendar } from '@salvia/core/calendar'
import { fillText, type Locale } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import type { Brand } from '../../brand/brand.ts'
import type { BookingRow } from './bookings.store.ts'

const TEXTS = {
  plain: { sv: 'Tidsbokning', en: 'Booking' },
  detailed: { sv: '{service}: {employee}', en: '{service}: {employee}' },
  cancelled: { sv: 'Avbokad: {summary}', en: 'Cancelled: {summary}' },
}
const FILE_NAME = { sv: 'tidsbokning.ics', en: 'booking.ics' }
const CALENDAR_NAME = { sv: 'Tidsbokningar, {product}', en: 'Bookings, {product}' }

/** A booking with the employee's name. */
export interface CalendarRow {
  readonly booking: BookingRow['booking']
  readonly employee: Pick<BookingRow['employee'], 'firstName' | 'lastName' | 'protectedIdentity'>
}

/** How bookings are written to a calendar. */
interface EventOptions {
  /**
   * Whether to name service, employee and place, because others may see a calendar. For an employee with a protected
   * identity none of them is named.
   */
  readonly isDetailed: boolean
  readonly locale: Locale
  /** Address of the portal. */
  readonly origin: string
}

/** A booking as an event of a calendar. Its id stays the same when the booking changes. */
export function bookingEvent(
  { booking, employee }: CalendarRow,
  { isDetailed: isWanted, locale, origin }: EventOptions,
): CalendarEvent {
  const isDetailed = isWanted && !employee.protectedIdentity
  const { id, service, version, updatedAt, startsAt, endsAt, cancelledAt, address } = booking
  const names = { service, employee: fullName(employee) }
  const summary = fillText(isDetailed ? TEXTS.detailed : TEXTS.plain, locale, names)
  const isCancelled = cancelledAt !== null
  const href = origin + portalPath('booking', { id })
  return {
    uid: id,
    sequence: version - 1,
    stamp: updatedAt,
    startsAt,
    endsAt,
    isCancelled,
    // Some programs show a cancelled event of a subscription like any other, so its title says that it is cancelled.
    summary: isCancelled ? fillText(TEXTS.cancelled, locale, { summary }) : summary,
    description: href,
    location: isDetailed ? (address ?? undefined) : undefined,
    url: href,
  }
}

/** A calendar of bookings. Its name tells the reader, who may have other calendars too, where it comes from. */
export function bookingCalendar(
  events: readonly CalendarEvent[],
  { productName: product }: Pick<Brand, 'productName'>,
  locale: Locale,
): string {
  return writeCalendar({ product, name: fillText(CALENDAR_NAME, locale, { product }), events })
}

export function calendarFileName(locale: Locale): string {
  return FILE_NAME[locale]
}
