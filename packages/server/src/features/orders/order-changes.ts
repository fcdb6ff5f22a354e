import type { Contract } from '@salvia/core/api'
import type { OrderChanges } from '@salvia/core/orders'
import { addAudit } from '../../access/audit.store.ts'
import type { Context } from '../../http/handler.ts'
import { portionOfChanges } from '../matters/outgoing-changes.ts'
import { listedOrders } from './order-list.store.ts'
import { rowsAsTold } from './order-list.ts'
import { orderView } from './order-view.ts'

/**
 * What has changed of the orders of the company. Reading some is audited: how far, and how many. One that the caller does
 * not see is told like one that is gone, so that no copy keeps it.
 */
export async function changesOfOrders(call: Context<Contract['orders']['changes']>): Promise<OrderChanges> {
  const { services, caller, company, query, locale, now, fail } = call
  const { db, secrets } = services
  const { clientNumber } = company
  if (caller.kind === 'person' && !company.isHr) throw fail('ORDER_CHANGES_HR_ONLY')
  const { after, limit } = query
  const { changes, ...next } = await portionOfChanges(db, 'orders', { after, limit, clientNumber })
  const ids = changes.map(({ id }) => id)
  const rows = await listedOrders(db, { clientNumber, ids, locale })
  const viewer = await orderView(db, caller, clientNumber)
  const told = await rowsAsTold(db, rows, { viewer, secrets, now })
  if (changes.length > 0) {
    const details = { after, last: next.last, orders: told.size }
    await addAudit(db, { at: now, actor: caller, action: 'order-changes-read', clientNumber, details })
  }
  return {
    items: changes.map(change => {
      const order = told.get(change.id)
      return order ? { ...change, op: 'put', order } : { ...change, op: 'delete' }
    }),
    ...next,
  }
}
