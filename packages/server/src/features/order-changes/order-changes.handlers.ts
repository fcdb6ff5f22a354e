import { appError } from '@salvia/core/error-catalogue'
import type { ProviderSystem } from '../../access/caller.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { sentFile } from '../attachments/attachment-calls.ts'
import { outgoingChanges } from '../matters/outgoing-changes.ts'
import { findOrder } from '../orders/orders.store.ts'
import { outgoingOrders } from './changed-orders.ts'

export const orderChangesHandlers: HandlersOf<'orderChanges'> = {
  async list(call) {
    insistOnOrders(call.caller)
    const { items, ...read } = await outgoingChanges(call, { kind: 'orders', tell: outgoingOrders })
    return {
      items: items.map(change => {
        if (change.op === 'delete') return change
        const { object: order, ...put } = change
        return { ...put, order }
      }),
      ...read,
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
