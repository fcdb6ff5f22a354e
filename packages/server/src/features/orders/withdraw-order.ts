import type { Contract } from '@salvia/core/api'
import type { OrderDetails } from '@salvia/core/orders'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { recordChange } from '../outgoing/record-change.store.ts'
import { mayWithdraw, orderDetails } from './order-details.ts'
import { insertStep, lockOrder, updateOrder } from './orders.store.ts'
import { wholeSeenOrder } from './seen-order.ts'

/** The maker takes an order back. Of a case worker who takes it on at the same moment, and the maker, one wins. */
export async function withdrawOrder(call: Context<Contract['orders']['withdraw']>): Promise<OrderDetails> {
  const { services, caller, company, params, fail } = call
  const { db, clock, faultPoint } = services
  return transaction(db, async tx => {
    await lockOrder(tx, params.id)
    const found = await wholeSeenOrder(tx, call)
    if (!mayWithdraw(found)) throw fail('ORDER_NOT_WITHDRAWABLE')
    const at = clock.now()
    const orderId = found.order.id
    const order = await updateOrder(tx, orderId, { state: 'closed', closedBy: 'maker', latestEventAt: at })
    await insertStep(tx, {
      ...{ orderId, event: 'withdrawn', at, by: personName(caller), accountId: caller.accountId },
    })
    await addAudit(tx, {
      ...{ at, actor: caller, action: 'order-withdrawn', clientNumber: company.clientNumber },
      object: orderId,
    })
    const details = await orderDetails(
      { ...services, db: tx },
      caller,
      { ...found, order },
      { locale: call.locale, now: at },
    )
    await call.keepAnswer(tx, details)
    await recordChange(tx, { kind: 'orders', objectId: orderId, at })
    faultPoint('withdraw: before commit')
    return details
  })
}
