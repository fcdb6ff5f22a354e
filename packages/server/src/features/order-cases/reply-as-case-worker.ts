import type { Contract } from '@salvia/core/api'
import { type Conversation, locksAt } from '@salvia/core/conversations'
import { orderStatusAt } from '@salvia/core/orders'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { sentAttachments } from '../conversations/attachments.ts'
import { conversationFor, writeMessage } from '../conversations/conversation.ts'
import { keepRead } from '../conversations/conversations.store.ts'
import { insertStep, messageChange, updateOrder } from '../orders/orders.store.ts'
import { queueAnswerMail } from '../orders/queue-answer-mail.ts'
import { recordChange } from '../outgoing/record-change.store.ts'
import { caseAddress, caseReply, lockedOrder, orderOfCall } from './order-case.ts'

/** Writes a message of the provider. One to a locked order opens it again, as handled. @spec §4 */
export async function replyAsCaseWorker(
  call: Context<Contract['orderCases']['reply']>,
): Promise<Conversation> {
  const { services, caller, body, origin } = call
  const { accountId } = caller
  const answer = await transaction(services.db, async tx => {
    const row = await lockedOrder(tx, call)
    const { id, clientNumber } = row.order
    const at = services.clock.now()
    const by = personName(caller)
    const written = await writeMessage(tx, {
      ...{ conversationId: id, party: 'provider', text: body.text, files: body.files, at },
      sender: { accountId, name: by },
    })
    services.faultPoint('reply: after message')
    const change = messageChange(row.order, { party: 'provider', at }, handledAt =>
      locksAt({ handledAt, lastMessageAt: at }),
    )
    const order = await updateOrder(tx, id, change)
    if (orderStatusAt(row.order, at) === 'closed')
      await insertStep(tx, { orderId: id, event: 'opened-again', at, by, accountId })
    await addAudit(tx, {
      ...{ at, actor: caller, action: 'order-replied', clientNumber, object: id },
      details: { message: written.number, files: body.files.length },
    })
    await queueAnswerMail(tx, services.jobs, { order: { ...row, order }, at, origin })
    const conversation = await conversationFor(tx, id, {
      reader: { accountId, party: 'provider' },
      reply: caseReply({ order }),
      attachments: await sentAttachments(tx, { conversationId: id, address: caseAddress(id) }),
    })
    await call.keepAnswer(tx, conversation)
    await recordChange(tx, { kind: 'orders', objectId: id, at })
    services.faultPoint('reply: before commit')
    return conversation
  })
  services.faultPoint('reply: after commit')
  return answer
}

/** The case worker has been shown the messages up to a number. */
export async function markCaseRead(call: Context<Contract['orderCases']['markRead']>): Promise<void> {
  const { services, caller, body } = call
  const { order } = await orderOfCall(services.db, call)
  const { accountId } = caller
  await keepRead(services.db, { conversationId: order.id, accountId, through: body.through })
}
