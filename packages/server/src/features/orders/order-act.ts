import type { Audited } from '../../acts/act.ts'
import type { Changed } from '../../acts/changed.ts'
import type { OrderRow } from './orders.store.ts'

type Order = OrderRow['order']

export function auditedOrder(
  action: Audited['action'],
  { id: object, clientNumber }: Pick<Order, 'id' | 'clientNumber'>,
  details?: Audited['details'],
): Audited {
  return { action, clientNumber, object, ...(details && { details }) }
}

export function changedOrder({ order }: { readonly order: Pick<Order, 'id' | 'clientNumber'> }): Changed {
  return { kind: 'orders', objectId: order.id, clientNumber: order.clientNumber }
}
