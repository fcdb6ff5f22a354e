import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { CHANGES_AT_ONCE } from '../limits/index.ts'
import { outgoingOrders } from './outgoing-orders.ts'

const NOT_ALLOWED = 'FEED_KIND_NOT_ALLOWED'

/** How the provider's own systems learn of orders. */
export const orderChangesContract = defineContract('orderChanges', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'feeds/orders/changes',
    access: 'provider',
    spec: 'assumed',
    summary:
      'What has changed of the orders of all customers after a number: each order once, as it is now, at the number of its last change. Begin with 0, then go on after `last`. The shape of an item is published as feeds/orders.schema.json.',
    query: z.object({
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number().int().min(1).max(CHANGES_AT_ONCE).default(CHANGES_AT_ONCE),
    }),
    response: z.object({
      /** By number. */
      items: z.array(outgoingOrders.change),
      /** Where to go on from: the number of the last item, or `after` if there is none. */
      last: z.int(),
      /** There are more changes already. */
      more: z.boolean(),
    }),
    errors: [NOT_ALLOWED],
  },
  attachment: {
    kind: 'download',
    method: 'GET',
    path: 'feeds/orders/{id}/attachments/{attachment}',
    access: 'provider',
    spec: 'assumed',
    summary:
      'A file that was sent with an order or one of its messages, once the virus scan has let it through.',
    params: z.object({ id: z.uuid(), attachment: z.uuid() }),
    errors: [NOT_ALLOWED, 'ORDER_NOT_FOUND', 'ATTACHMENT_WAITING', 'ATTACHMENT_INFECTED'],
  },
})
