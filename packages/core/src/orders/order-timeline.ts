import type { Instant } from '../primitives/index.ts'
import type { TimelineEntry } from '../timeline/index.ts'
import { orderNumber } from './order-number.ts'
import {
  ORDER_ENDINGS,
  type OrderProgress,
  orderEndingAt,
  orderStatusAt,
  orderStatuses,
} from './order-status.ts'

interface OrderOfEmployee extends OrderProgress {
  readonly id: string
  readonly number: number
  readonly createdAt: Instant
  readonly service: string
}

/** The orders of one employee as entries of the employee's timeline. */
export function orderTimeline(orders: readonly OrderOfEmployee[], now: Instant): TimelineEntry[] {
  return orders.map(order => {
    const ending = orderEndingAt(order, now)
    const { text } = ending === null ? orderStatuses.table[orderStatusAt(order, now)] : ORDER_ENDINGS[ending]
    return {
      feature: 'orders',
      kind: 'order',
      objectId: order.id,
      at: order.createdAt,
      heading: { sv: 'Beställning: {service}', en: 'Order: {service}' },
      detail: { sv: `{number}, ${text.sv.toLowerCase()}`, en: `{number}, ${text.en.toLowerCase()}` },
      facts: { service: order.service, number: orderNumber(order.number) },
      state: ending === 'withdrawn' ? 'off' : 'past',
    }
  })
}
