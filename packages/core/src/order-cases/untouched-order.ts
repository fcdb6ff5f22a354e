import { ORDER_UNTOUCHED_HOURS } from '../limits/index.ts'
import type { OrderStatus } from '../orders/index.ts'
import { addElapsed, type Instant } from '../primitives/index.ts'

/** An order that was last touched before this moment has been left alone for too long. */
export function untouchedBefore(now: Instant): Instant {
  return addElapsed(now, { hours: -ORDER_UNTOUCHED_HOURS })
}

/** Whether an open order has been left alone for too long, by the last act of a case worker, else by its sending. */
export function isUntouched(
  order: { readonly state: OrderStatus; readonly touchedAt: Instant | null; readonly createdAt: Instant },
  now: Instant,
): boolean {
  const isOpen = order.state === 'sent' || order.state === 'received'
  return isOpen && (order.touchedAt ?? order.createdAt) < untouchedBefore(now)
}
