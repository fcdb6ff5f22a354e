import type { Contract } from '@salvia/core/api'
import { type Conversation, locksAt } from '@salvia/core/conversations'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { sentAttachments } from '../conversations/attachments.ts'
import { conversationFor, writeMessage } from '../conversations/conversation.ts'
import { follow, keepRead } from '../conversations/conversations.store.ts'
import { recordChange } from '../outgoing/record-change.store.ts'
import { lockOrder, messageChange, updateOrder } from './orders.store.ts'
import { orderAddress, replyStateOf, wholeSeenOrder } from './seen-order.ts'

type ReplyCall = Context<Contract['orders']['reply']>

/**
 * Writes a message of the customer. The lock decides who writes first, and the clock, once it is held, whether it is too
 * late. Who writes follows the order from then on. @spec §4
 */
export async function replyToOrder(call: ReplyCall): Promise<Conversation> {
  const { services, caller, company, params, body, fail } = call
  const { db, clock, faultPoint } = services
  const answer = await transaction(db, async tx => {
    await lockOrder(tx, params.id)
    const found = await wholeSeenOrder(tx, call)
    const { order } = found
    const at = clock.now()
    const state = replyStateOf(found, at)
    if (state.kind === 'not-permitted') throw fail('REPLY_NOT_PERMITTED')
    if (state.kind === 'locked') throw fail('CONVERSATION_LOCKED')
    const { id: conversationId } = order
    const written = await writeMessage(tx, {
      ...{ conversationId, party: 'customer', text: body.text, files: body.files, at },
      sender: { accountId: caller.accountId, name: personName(caller) },
    })
    faultPoint('reply: after message')
    const change = messageChange(order, { party: 'customer', at }, handledAt =>
      locksAt({ handledAt, lastMessageAt: at }),
    )
    const changed = { ...found, order: await updateOrder(tx, order.id, change) }
    await follow(tx, conversationId, [caller.accountId])
    await addAudit(tx, {
      ...{ at, actor: caller, action: 'order-replied', clientNumber: company.clientNumber },
      object: order.id,
      details: { message: written.number, files: body.files.length },
    })
    const conversation = await conversationFor(tx, conversationId, {
      reader: { accountId: caller.accountId, party: 'customer' },
      reply: replyStateOf(changed, at),
      attachments: await sentAttachments(tx, { conversationId, address: orderAddress(order) }),
    })
    await call.keepAnswer(tx, conversation)
    await recordChange(tx, { kind: 'orders', objectId: order.id, at })
    faultPoint('reply: before commit')
    return conversation
  })
  faultPoint('reply: after commit')
  return answer
}

/** The answer of a reply may be given again to whoever may reply still, also once the conversation is locked. */
export async function mayReplyStill(call: ReplyCall): Promise<void> {
  const found = await wholeSeenOrder(call.services.db, call)
  if (replyStateOf(found, call.now).kind === 'not-permitted') throw call.fail('REPLY_NOT_PERMITTED')
}

/** The caller has been shown the messages up to a number. */
export async function markOrderRead(call: Context<Contract['orders']['markRead']>): Promise<void> {
  const { services, caller, body } = call
  const { order } = await wholeSeenOrder(services.db, call)
  const read = { conversationId: order.id, accountId: caller.accountId, through: body.through }
  await transaction(services.db, tx => keepRead(tx, read))
}
