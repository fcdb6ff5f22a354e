import { type Contract, contract } from '@salvia/core/api'
import { mayReplyTo } from '@salvia/core/orders'
import { act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { customersReply } from '../matters/acts/replies.ts'
import { seenAndLocked } from '../matters/acts/seen-and-locked.ts'
import { markRead } from '../matters/mark-read.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { replyStateOf, type WholeSeenOrder, wholeSeenOrder } from './seen-order.ts'

type ReplyCall = Context<Contract['orders']['reply']>

/** Writes a message of the customer. */
export const replyToOrder = act(
  contract.orders.reply,
  customersReply(ORDER_ACTS, {
    ...seenAndLocked((db, call: ReplyCall) => repliableOrder(db, call)),
    replyState: replyStateOf,
  }),
)

/** An order to which the caller may write as long as it is open: also one that is locked, whose answer may be repeated. */
async function repliableOrder(db: Db, call: ReplyCall): Promise<WholeSeenOrder> {
  const found = await wholeSeenOrder(db, call)
  if (!mayReplyTo(found.access)) throw call.fail('REPLY_NOT_PERMITTED')
  return found
}

/** The caller has been shown the messages up to a number. */
export async function markOrderRead(call: Context<Contract['orders']['markRead']>): Promise<void> {
  const { order } = await wholeSeenOrder(call.services.db, call)
  await markRead(call, order.id)
}
