import type { MatterStep } from '@salvia/core/matters'
import type { Person } from '../../access/caller.ts'
import { personName } from '../../access/person-name.ts'
import type { Audited, Changed, Moment } from '../../acts/act.ts'
import { insertStep } from '../matters/matters.store.ts'
import type { OrderRow } from './orders.store.ts'

type Order = OrderRow['order']

/** Notes what somebody does with an order in its steps. */
export async function noteStep(
  { tx, call: { caller }, at }: Pick<Moment<{ readonly caller: Person }>, 'tx' | 'call' | 'at'>,
  matterId: string,
  event: MatterStep['event'],
): Promise<void> {
  await insertStep(tx, { matterId, event, at, by: personName(caller), accountId: caller.accountId })
}

export function auditedOrder(
  action: Audited['action'],
  { id: object, clientNumber }: Pick<Order, 'id' | 'clientNumber'>,
  details?: Audited['details'],
): Audited {
  return { action, clientNumber, object, ...(details && { details }) }
}

export function changedOrder({ order }: { readonly order: Pick<Order, 'id'> }): Changed {
  return { kind: 'orders', objectId: order.id }
}
