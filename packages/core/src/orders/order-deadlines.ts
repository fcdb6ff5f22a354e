import type { Deadline, DeadlineKind } from '../deadlines/index.ts'
import type { Instant } from '../primitives/index.ts'
import { orderNumber } from './order-number.ts'

const REPLY_LOCK: DeadlineKind = {
  feature: 'orders',
  kind: 'reply-lock',
  heading: { sv: 'Sista dagen att svara', en: 'Last day to reply' },
  detail: { sv: 'Beställning {number}: {service} för {about}', en: 'Order {number}: {service} for {about}' },
  consequence: {
    sv: 'Därefter låses beställningen för nya svar. De gamla finns kvar.',
    en: 'After that the order is locked for new replies. The old ones stay.',
  },
}

/** A handled order. */
interface LockingOrder {
  readonly id: string
  readonly number: number
  readonly service: string
  /** The name of the employee, or of the units. */
  readonly about: string
  readonly locksAt: Instant
  readonly isProtected: boolean
}

/** The last moments for replies to handled orders that the user may reply to. @spec §4 */
export function orderDeadlines(orders: readonly LockingOrder[]): Deadline[] {
  return orders.map(({ id, number, service, about, locksAt, isProtected }) => ({
    ...REPLY_LOCK,
    at: locksAt,
    objectId: id,
    facts: { number: orderNumber(number), service, about },
    isProtected,
  }))
}
