import { defineStatuses, type Text, type Tone } from '../i18n/index.ts'
import { type StatusRules, statusByRules } from '../lists/index.ts'
import type { Instant } from '../primitives/index.ts'

/** The status of an order at a moment. @spec §4 */
export const orderStatuses = defineStatuses({
  sent: { text: { sv: 'Inskickad', en: 'Submitted' }, tone: 'info' },
  received: { text: { sv: 'Mottagen', en: 'Received' }, tone: 'accent' },
  handled: { text: { sv: 'Hanterad', en: 'Handled' }, tone: 'success' },
  closed: { text: { sv: 'Låst', en: 'Locked' }, tone: 'neutral' },
})
export type OrderStatus = (typeof orderStatuses.codes)[number]

/** How an order ended: by itself two weeks after it was handled, by the provider, or by its maker. */
export const ORDER_ENDINGS = {
  locked: { text: { sv: 'Låst', en: 'Locked' } },
  closed: { text: { sv: 'Avslutad', en: 'Closed' } },
  withdrawn: { text: { sv: 'Återkallad', en: 'Withdrawn' } },
} as const satisfies Record<string, { text: Text }>
export type OrderEnding = keyof typeof ORDER_ENDINGS

/** How a status is shown: how the order ended, where it has. */
export function shownOrderStatus(
  status: OrderStatus,
  ending: OrderEnding | null,
): { text: Text; tone: Tone } {
  const { text, tone } = orderStatuses.table[status]
  return { text: ending === null ? text : ORDER_ENDINGS[ending].text, tone }
}

/** What is stored of where an order stands. */
export interface OrderProgress {
  readonly state: OrderStatus
  /** Who closed it; null unless `state` is closed. */
  readonly closedBy: 'provider' | 'maker' | null
  /** The last moment for replies; null unless it is handled. */
  readonly locksAt: Instant | null
}

/** Where an order stands, by what is stored. A handled one past its lock is closed. @spec §4 */
export const ORDER_STATUS_RULES: StatusRules<OrderStatus, 'state' | 'locksAt'> = {
  sent: [{ state: ['sent'] }],
  received: [{ state: ['received'] }],
  handled: [{ state: ['handled'], locksAt: 'coming' }],
  closed: [{ state: ['closed'] }, { state: ['handled'], locksAt: 'passed' }],
}

/** Where an order stands at a moment. @spec §4 */
export function orderStatusAt({ state, locksAt }: OrderProgress, now: Instant): OrderStatus {
  return statusByRules(ORDER_STATUS_RULES, { state, locksAt }, now)
}

/** How an order ended; null for one that is going on. */
export function orderEndingAt(order: OrderProgress, now: Instant): OrderEnding | null {
  if (orderStatusAt(order, now) !== 'closed') return null
  if (order.state !== 'closed') return 'locked'
  return order.closedBy === 'maker' ? 'withdrawn' : 'closed'
}
