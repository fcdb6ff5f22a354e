import { appError } from '@salvia/core/error-catalogue'
import type { Changed } from '../../acts/changed.ts'
import type { MatterActs } from '../matters/acts/matter-acts.ts'
import { lockOrder, type OrderRow } from './orders.store.ts'
import { queueAnswerMail } from './queue-answer-mail.ts'

/** What orders say of themselves to the acts of every kind of matter. */
export const ORDER_ACTS: MatterActs<OrderRow, OrderRow['order']> = {
  kind: 'order',
  matterOf: ({ order }) => order,
  withMatter: (row, order) => ({ ...row, order }),
  lock: lockOrder,
  tellAnswer: (tx, { jobs }, order, answer) => queueAnswerMail(tx, jobs, { order, ...answer }),
  outgoing: 'orders',
  addressFor: (party, { clientNumber, id }) =>
    party === 'customer' ? `orders/${clientNumber}/${id}` : `order-cases/${id}`,
  refusals: {
    missing: () => appError('ORDER_NOT_FOUND'),
    changed: () => appError('ORDER_CHANGED'),
    eventClosed: () => appError('ORDER_EVENT_REFUSED'),
  },
}

/** What those who are told by number are told of a changed order. */
export function changedOrder({
  order,
}: {
  readonly order: Pick<OrderRow['order'], 'id' | 'clientNumber'>
}): Changed {
  return { kind: 'orders', objectId: order.id, clientNumber: order.clientNumber }
}
