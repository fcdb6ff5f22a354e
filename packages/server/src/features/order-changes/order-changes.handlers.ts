import { appError } from '@salvia/core/error-catalogue'
import { OUTGOING_CHANGES_AT_ONCE } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import type { ProviderSystem } from '../../access/caller.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { sentFile } from '../attachments/attachment-calls.ts'
import { findOrder } from '../orders/orders.store.ts'
import { outgoingOrders } from './changed-orders.ts'
import { changesAfter } from './order-changes.store.ts'

export const orderChangesHandlers: HandlersOf<'orderChanges'> = {
  async list({ services, caller, query: { after = 0, limit = OUTGOING_CHANGES_AT_ONCE }, locale, now }) {
    insistOnOrders(caller)
    const found = await changesAfter(services.db, { after, limit: limit + 1 })
    const changes = found.slice(0, limit)
    const orders = await outgoingOrders(
      services.db,
      changes.map(({ id }) => id),
      { locale, now },
    )
    const last = changes.at(-1)?.number ?? after
    if (changes.length > 0) {
      await addAudit(services.db, {
        ...{ at: now, actor: caller, action: 'outgoing-changes-read', object: 'orders' },
        details: { after, last, orders: orders.size },
      })
    }
    return {
      items: changes.map(change => {
        const order = orders.get(change.id)
        return order ? { ...change, op: 'put' as const, order } : { ...change, op: 'delete' as const }
      }),
      last,
      more: found.length > changes.length,
    }
  },

  async attachment(call) {
    insistOnOrders(call.caller)
    const found = await findOrder(call.services.db, call.params.id)
    if (!found) throw call.fail('ORDER_NOT_FOUND')
    return sentFile(call, found.order.id)
  },
}

function insistOnOrders({ kinds }: ProviderSystem): void {
  if (!kinds.includes('orders')) throw appError('FEED_KIND_NOT_ALLOWED', { kind: 'orders' })
}
