import { type Contract, contract } from '@salvia/core/api'
import { matterStatusAt } from '@salvia/core/matters'
import { personName } from '../../access/person-name.ts'
import { act } from '../../acts/act.ts'
import type { Context } from '../../http/handler.ts'
import { sentAttachments } from '../attachments/attachments.ts'
import { keepRead } from '../matters/conversation.store.ts'
import { conversationFor, writeMessage } from '../matters/conversation.ts'
import { changeMatter, messageChange } from '../matters/matters.store.ts'
import { auditedOrder, changedOrder, noteStep } from '../orders/order-act.ts'
import { queueAnswerMail } from '../orders/queue-answer-mail.ts'
import { caseAddress, caseReply, lockedOrder, orderOfCall } from './order-case.ts'

/** Writes a message of the provider. One to a locked order opens it again, as handled. @spec §4 */
export const replyAsCaseWorker = act(contract.orderCases.reply, {
  see: null,
  lock: lockedOrder,
  async change(row, moment) {
    const { tx, services, call, at } = moment
    const { caller, body, origin } = call
    const { id } = row.order
    const { number } = await writeMessage(tx, {
      ...{ matterId: id, party: 'provider', text: body.text, files: body.files, at },
      sender: { accountId: caller.accountId, name: personName(caller) },
    })
    services.faultPoint('reply: after message')
    const change = messageChange(row.order, { party: 'provider', at })
    const changed = { ...row, order: await changeMatter(tx, row.order, change), message: number }
    if (matterStatusAt(row.order, at) === 'closed') await noteStep(moment, id, 'opened-again')
    await queueAnswerMail(tx, services.jobs, { order: changed, at, origin })
    return changed
  },
  audited: ({ order, message }, { call }) =>
    auditedOrder('order-replied', order, { message, files: call.body.files.length }),
  async answer({ order }, { tx, call: { caller } }) {
    const { id } = order
    return conversationFor(tx, id, {
      reader: { accountId: caller.accountId, party: 'provider' },
      reply: caseReply({ order }),
      attachments: await sentAttachments(tx, { matterId: id, address: caseAddress(id) }),
    })
  },
  changed: changedOrder,
  faultPoints: { beforeCommit: 'reply: before commit', afterCommit: 'reply: after commit' },
})

/** The case worker has been shown the messages up to a number. */
export async function markCaseRead(call: Context<Contract['orderCases']['markRead']>): Promise<void> {
  const { services, caller, body } = call
  const { order } = await orderOfCall(services.db, call)
  const { accountId } = caller
  await keepRead(services.db, { matterId: order.id, accountId, through: body.through })
}
