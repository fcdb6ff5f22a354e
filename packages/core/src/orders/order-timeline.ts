import { type MatterProgress, matterEndingAt, matterStatusAt, shownMatterStatus } from '../matters/index.ts'
import type { Instant } from '../primitives/index.ts'
import type { TimelineEntry } from '../timeline/index.ts'
import { orderNumber } from './order-number.ts'

interface OrderOfEmployee extends MatterProgress {
  readonly id: string
  readonly number: number
  readonly createdAt: Instant
  readonly service: string
}

/** The orders of one employee as entries of the employee's timeline. */
export function orderTimeline(orders: readonly OrderOfEmployee[], now: Instant): TimelineEntry[] {
  return orders.map(order => {
    const ending = matterEndingAt(order, now)
    const { text } = shownMatterStatus(matterStatusAt(order, now), ending)
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
