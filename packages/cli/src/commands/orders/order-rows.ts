import { type Locale, momentForScripts, type Text } from '@salvia/core/i18n'
import { shownMatterStatus } from '@salvia/core/matters'
import type { OrderRow, OrdersPage } from '@salvia/core/orders'
import { fullName } from '@salvia/core/primitives'
import { pagesOf } from '../../lists/list-rows.ts'
import { visible } from '../../output/escape.ts'
import { count, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { WHEN_WIDTH, whenColumn } from '../../output/when-column.ts'
import { commandHint, spread, wrap } from '../../output/wrap.ts'
import { TEXTS as ORDER_TEXTS } from './order-texts.ts'

const TEXTS = {
  none: { sv: 'Inga beställningar matchar.', en: 'No orders match.' },
  noneYet: { sv: 'Det finns inga beställningar än.', en: 'There are no orders yet.' },
  one: { sv: '1 beställning', en: '1 order' },
  many: { sv: '{count} beställningar', en: '{count} orders' },
  page: { sv: 'sida {page} av {pages}', en: 'page {page} of {pages}' },
  next: { sv: 'nästa sida:', en: 'the next page:' },
  details: { sv: 'visa en:', en: 'show one:' },
  unread_one: { sv: '1 oläst svar', en: '1 unread reply' },
  unread_other: { sv: '{count} olästa svar', en: '{count} unread replies' },
  moreUnits: { sv: 'och {count} till', en: 'and {count} more' },
  group: { sv: 'Del av din organisation', en: 'Part of your organisation' },
} as const satisfies Record<string, Text>

const INDENT = ' '.repeat(WHEN_WIDTH + 2)

/** A page of orders, two lines each: date, service, whom it is about and status, then number and what is unread. */
export function renderOrders(page: OrdersPage, screen: Screen): string {
  const { say, paint, width, locale } = screen
  if (page.total === 0) return say(page.isEmpty ? TEXTS.noneYet : TEXTS.none)
  const [first] = page.items
  const pages = pagesOf(page)
  const head = [
    page.total === 1 ? say(TEXTS.one) : say(TEXTS.many, { count: count(page.total, locale) }),
    ...(pages > 1 ? [say(TEXTS.page, { page: page.page, pages: count(pages, locale) })] : []),
  ].join(', ')
  const hints = [
    ...(pages > page.page ? [[say(TEXTS.next), `--page ${page.page + 1}`] as const] : []),
    ...(first ? [[say(TEXTS.details), `salvia orders show ${first.number}`] as const] : []),
  ]
  return [
    ...page.items.flatMap(order => rowsOf(order, screen)),
    '',
    ...wrap(head, width),
    ...hints.flatMap(([hint, command]) => commandHint(hint, command, width)).map(line => paint.dim(line)),
  ].join('\n')
}

function rowsOf(order: OrderRow, screen: Screen): string[] {
  const { locale, paint, width } = screen
  const { when, text } = whenColumn(dateTime(order.createdAt, locale), whatAndWhom(order, locale))
  const lines = wrap(text, width - INDENT.length).map(line => INDENT + line)
  const status = statusAndAwaited(order)[locale]
  const [last = ''] = lines.slice(-1)
  const rows = [...lines.slice(0, -1), ...beside(last, status, width)]
  const unread = unreadText(order, screen)
  return [
    ...rows.map((row, index) => (index === 0 ? row.replace(INDENT, `${when}  `) : row)),
    ...beside(INDENT + order.number, unread, width).map((row, index) =>
      index === 0 && unread === '' ? paint.dim(row) : row,
    ),
  ]
}

/** Puts the right text on the same line as the left one if both fit, else below it. */
function beside(left: string, right: string, width: number): string[] {
  if (right === '') return [left]
  return spread(left, right, width).map((line, index) => (index === 0 ? line : INDENT + line))
}

function unreadText({ unread }: OrderRow, { say, locale }: Screen): string {
  if (unread === 0) return ''
  return say(unread === 1 ? TEXTS.unread_one : TEXTS.unread_other, { count: count(unread, locale) })
}

const NO_STATUS: Text = { sv: '', en: '' }

/** The status of an order in words; for a closed one, how it ended. Empty where the reader does not see it. */
export function statusText({ status, ending }: Pick<OrderRow, 'status' | 'ending'>): Text {
  if (status === null) return NO_STATUS
  return shownMatterStatus(status, ending).text
}

/** The same with whether an answer is awaited. @example { sv: 'Mottagen, svar behövs', en: 'Received, reply needed' } */
export function statusAndAwaited(order: Pick<OrderRow, 'status' | 'ending' | 'awaitsAnswer'>): Text {
  const { sv, en } = statusText(order)
  return order.awaitsAnswer
    ? { sv: `${sv}, ${ORDER_TEXTS.awaits.sv}`, en: `${en}, ${ORDER_TEXTS.awaits.en}` }
    : { sv, en }
}

/** @example 'Samtal med företagsläkare, Åsa Berg' */
function whatAndWhom(order: LineFacts, locale: Locale): string {
  const { service, employee, units, unitCount } = order
  if (service === null) return TEXTS.group[locale]
  const more = unitCount - units.length
  const about = employee
    ? fullName(employee)
    : [
        ...units.map(path => path.at(-1) ?? ''),
        ...(more > 0 ? [TEXTS.moreUnits[locale].replace('{count}', count(more, locale))] : []),
      ].join(', ')
  return visible([service, about].filter(Boolean).join(', '))
}

type LineFacts = Pick<
  OrderRow,
  'number' | 'status' | 'createdAt' | 'service' | 'employee' | 'units' | 'unitCount' | 'awaitsAnswer'
>

/**
 * One order on one line, for scripts. One that awaits an answer says so last.
 * @example 'B-20117 received 2026-11-23 09:24 Samtal med företagsläkare, Åsa Berg'
 */
export function orderLine(order: LineFacts, locale: Locale): string {
  const { number, status, createdAt } = order
  const awaits = order.awaitsAnswer ? ` (${ORDER_TEXTS.awaits[locale]})` : ''
  return `${number} ${status ?? '-'} ${momentForScripts(createdAt)} ${whatAndWhom(order, locale)}${awaits}`
}
