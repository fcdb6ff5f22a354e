import { type Contract, contract } from '@salvia/core/api'
import { mayReplyTo } from '@salvia/core/orders'
import { personName } from '../../access/person-name.ts'
import { act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { sentAttachments } from '../attachments/attachments.ts'
import { follow, keepRead } from '../matters/conversation.store.ts'
import { conversationFor, writeMessage } from '../matters/conversation.ts'
import { changeMatter, messageChange } from '../matters/matters.store.ts'
import { auditedOrder, changedOrder } from './order-act.ts'
import { lockOrder } from './orders.store.ts'
import { orderAddress, replyStateOf, type WholeSeenOrder, wholeSeenOrder } from './seen-order.ts'

type ReplyCall = Context<Contract['orders']['reply']>

/**
 * Writes a message of the customer. The lock decides who writes first, and the clock, once it is held, whether it is too
 * late. Who writes follows the order from then on. @spec §4
 */
export const replyToOrder = act(contract.orders.reply, {
  see: repliableOrder,
  async lock(tx, call) {
    await lockOrder(tx, call.params.id)
    return repliableOrder(tx, call)
  },
  async change(found, { tx, services, call: { caller, body, fail }, at }) {
    const { order } = found
    if (replyStateOf(found, at).kind === 'locked') throw fail('CONVERSATION_LOCKED')
    const { accountId } = caller
    const { number } = await writeMessage(tx, {
      ...{ matterId: order.id, party: 'customer', text: body.text, files: body.files, at },
      sender: { accountId, name: personName(caller) },
    })
    services.faultPoint('reply: after message')
    const change = messageChange(order, { party: 'customer', at })
    const changed = { ...found, order: await changeMatter(tx, order, change), message: number }
    await follow(tx, order.id, [accountId])
    return changed
  },
  audited: ({ order, message }, { call }) =>
    auditedOrder('order-replied', order, { message, files: call.body.files.length }),
  async answer(changed, { tx, call: { caller }, at }) {
    const { order } = changed
    return conversationFor(tx, order.id, {
      reader: { accountId: caller.accountId, party: 'customer' },
      reply: replyStateOf(changed, at),
      attachments: await sentAttachments(tx, { matterId: order.id, address: orderAddress(order) }),
    })
  },
  changed: changedOrder,
  faultPoints: { beforeCommit: 'reply: before commit', afterCommit: 'reply: after commit' },
})

/** An order to which the caller may write as long as it is open: also one that is locked, whose answer may be repeated. */
async function repliableOrder(db: Db, call: ReplyCall): Promise<WholeSeenOrder> {
  const found = await wholeSeenOrder(db, call)
  if (!mayReplyTo(found.access)) throw call.fail('REPLY_NOT_PERMITTED')
  return found
}

/** The caller has been shown the messages up to a number. */
export async function markOrderRead(call: Context<Contract['orders']['markRead']>): Promise<void> {
  const { services, caller, body } = call
  const { order } = await wholeSeenOrder(services.db, call)
  const read = { matterId: order.id, accountId: caller.accountId, through: body.through }
  await transaction(services.db, tx => keepRead(tx, read))
}
