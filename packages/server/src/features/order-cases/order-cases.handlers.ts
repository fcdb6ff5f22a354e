import { orderCasesList } from '@salvia/core/order-cases'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { attachmentHandlers, sentFile } from '../attachments/attachment-calls.ts'
import { bookForOrder, slotsForOrder, weeksForOrder } from './book-order.ts'
import { markCaseRead } from './mark-read.ts'
import { orderOfCall, viewOrderCase } from './order-case.ts'
import { actOnOrder, addNote, replyAsCaseWorker } from './order-case-acts.ts'
import { orderQueueSource } from './order-queue.ts'

export const orderCasesHandlers: HandlersOf<'orderCases'> = {
  ...listHandlers(orderCasesList, orderQueueSource),
  get: viewOrderCase,
  act: actOnOrder,
  addNote,
  weeks: weeksForOrder,
  slots: slotsForOrder,
  book: bookForOrder,
  ...attachmentHandlers,
  reply: replyAsCaseWorker,
  markRead: markCaseRead,

  async downloadAttachment(call) {
    const { order } = await orderOfCall(call.services.db, call)
    return sentFile(call, order.id)
  },
}
