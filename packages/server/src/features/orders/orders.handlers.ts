import { ordersList } from '@salvia/core/orders'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { attachmentHandlers, sentFile } from '../attachments/attachment-calls.ts'
import { changesOfOrders } from './order-changes.ts'
import { viewOrder } from './order-details.ts'
import { ordersSource } from './order-list.ts'
import { orderForPerson } from './order-person.ts'
import { orderCounselling, orderForGroup } from './order-units.ts'
import { markOrderRead, replyToOrder } from './reply-to-order.ts'
import { wholeSeenOrder } from './seen-order.ts'
import { checkNumber } from './typed-number.ts'
import { withdrawOrder } from './withdraw-order.ts'

export const ordersHandlers: HandlersOf<'orders'> = {
  ...listHandlers(ordersList, ordersSource),
  get: viewOrder,
  changes: changesOfOrders,
  person: orderForPerson,
  group: orderForGroup,
  counselling: orderCounselling,
  checkNumber,
  withdraw: withdrawOrder,
  ...attachmentHandlers,
  reply: replyToOrder,
  markRead: markOrderRead,

  async downloadAttachment(call) {
    const { order } = await wholeSeenOrder(call.services.db, call)
    return sentFile(call, order.id)
  },
}
