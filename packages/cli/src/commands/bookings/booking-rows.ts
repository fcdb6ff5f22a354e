import {
  type Booking,
  type BookingPage,
  bookingStatuses,
  type bookingsList,
  shownStatus,
  VISIT_TYPES,
} from '@salvia/core/bookings'
import { type Locale, momentForScripts, type Text } from '@salvia/core/i18n'
import type { QueryOf } from '@salvia/core/lists'
import { fullName, type Instant } from '@salvia/core/primitives'
import { pagesOf } from '../../lists/list-rows.ts'
import { visible } from '../../output/escape.ts'
import { count, date, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { WHEN_WIDTH, whenColumn } from '../../output/when-column.ts'
import { beside, commandHint, wrap } from '../../output/wrap.ts'

const TEXTS = {
  none: { sv: 'Inga tidsbokningar matchar.', en: 'No bookings match.' },
  noneYet: { sv: 'Det finns inga tidsbokningar än.', en: 'There are no bookings yet.' },
  one: { sv: '1 tidsbokning', en: '1 booking' },
  many: { sv: '{count} tidsbokningar', en: '{count} bookings' },
  since: { sv: 'från och med {from}', en: 'from {from} on' },
  between: { sv: '{from} till {to}', en: '{from} to {to}' },
  page: { sv: 'sida {page} av {pages}', en: 'page {page} of {pages}' },
  next: { sv: 'nästa sida:', en: 'the next page:' },
  details: { sv: 'visa en:', en: 'show one:' },
  limited: {
    sv: 'Du ser tidsbokningarna i den del av organisationen som du har roller för.',
    en: 'You see the bookings of the part of the organisation that you have roles for.',
  },
} as const satisfies Record<string, Text>

const INDENT = ' '.repeat(WHEN_WIDTH + 2)

interface Asked {
  readonly query: QueryOf<typeof bookingsList>
  readonly now: Instant
}

/**
 * A page of bookings, two lines each: date, service, employee and status, then place and id. What the filter says of
 * all of them is not repeated: their status, nor the period, which hides nothing that is to come.
 */
export function renderBookings(page: BookingPage, asked: Asked, screen: Screen): string {
  const { say, paint, width } = screen
  if (page.total === 0) return say(page.isEmpty ? TEXTS.noneYet : TEXTS.none)
  const [first] = page.items
  const next = pagesOf(page) > page.page ? [[say(TEXTS.next), `--page ${page.page + 1}`] as const] : []
  const hints = [
    ...next,
    ...(first ? [[say(TEXTS.details), `salvia bookings show ${first.id}`] as const] : []),
  ]
  return [
    ...page.items.flatMap(booking => rowsOf(booking, asked, screen)),
    '',
    ...wrap(headOf(page, asked, screen), width),
    ...(page.isLimited ? wrap(say(TEXTS.limited), width) : []),
    ...hints.flatMap(([hint, command]) => commandHint(hint, command, width)).map(line => paint.dim(line)),
  ].join('\n')
}

function headOf(
  { total, period: { from, to }, ...page }: BookingPage,
  { query, now }: Asked,
  { say, locale }: Screen,
): string {
  const hidesNothing = query.filter === 'upcoming' && to === null && from <= date(now)
  const pages = pagesOf({ total, pageSize: page.pageSize })
  return [
    total === 1 ? say(TEXTS.one) : say(TEXTS.many, { count: count(total, locale) }),
    ...(hidesNothing ? [] : [to === null ? say(TEXTS.since, { from }) : say(TEXTS.between, { from, to })]),
    ...(pages > 1 ? [say(TEXTS.page, { page: page.page, pages: count(pages, locale) })] : []),
  ].join(', ')
}

function rowsOf(booking: Booking, asked: Asked, screen: Screen): string[] {
  const { locale, paint, width } = screen
  const { startsAt, visitType, id } = booking
  const { when, text } = whenColumn(dateTime(startsAt, locale), whoAndWhat(booking))
  const lines = wrap(text, width - INDENT.length).map(line => INDENT + line)
  const what = [
    ...lines.slice(0, -1),
    ...beside(lines.at(-1) ?? '', statusOf(booking, asked, screen), width, INDENT),
  ]
  return [
    ...what.map((row, index) => (index === 0 ? row.replace(INDENT, `${when}  `) : row)),
    ...beside(INDENT + id, VISIT_TYPES[visitType].name[locale], width, INDENT).map(row => paint.dim(row)),
  ]
}

function statusOf(booking: Booking, { query, now }: Asked, { say }: Screen): string {
  const { text } = shownStatus(booking, now)
  const isTold = query.filter !== 'all' && text === bookingStatuses.table[booking.status].text
  return isTold ? '' : say(text)
}

const whoAndWhat = ({ employee, service }: Pick<Booking, 'employee' | 'service'>): string =>
  visible(`${fullName(employee)}, ${service}`)

/**
 * One booking on one line, for scripts.
 * @example '0f1f9b1e-… upcoming 2026-11-24 13:30 Åsa Berg, Hälsosamtal, Telefon'
 */
export function bookingLine(booking: Booking, locale: Locale): string {
  const { id, status, startsAt, visitType } = booking
  const what = `${whoAndWhat(booking)}, ${VISIT_TYPES[visitType].name[locale]}`
  return `${id} ${status} ${momentForScripts(startsAt)} ${what}`
}
