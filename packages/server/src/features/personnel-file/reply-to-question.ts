import type { Contract } from '@salvia/core/api'
import type { Upload } from '@salvia/core/personnel-file'
import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { sendAttachments } from '../conversations/attachments.ts'
import { linkToReply } from './attachments.store.ts'
import { moveCase } from './case-event.store.ts'
import { queueReplyMail } from './case-mail/queue-case-mail.ts'
import { uploadOf } from './case-rows.ts'
import { findCase, lockCase } from './cases.store.ts'

type ReplyCall = Context<Contract['personnelFile']['reply']>

/** The customer answers the question of a case worker. The case goes on, and the case worker is told by mail. */
export async function replyToQuestion(call: ReplyCall): Promise<Upload> {
  const { services, params, body, now, caller, fail } = call
  if (body.text === '' && body.attachments.length === 0) throw fail('REPLY_MISSING')
  return transaction(services.db, async tx => {
    const row = await lockCase(tx, params.id)
    if (row?.clientNumber !== params.clientNumber) throw fail('NOT_FOUND')
    const moved = await moveCase(tx, row, { event: 'answered', at: now, by: caller, text: body.text })
    if (moved.kind === 'refused') throw fail('CASE_EVENT_REFUSED')
    const { historyId } = moved
    const files = [...new Set(body.attachments)]
    await sendAttachments(tx, files, {
      ...{ conversationId: null, messageId: null, by: caller.accountId, at: now },
    })
    // One that was attached for something else.
    if ((await linkToReply(tx, files, { caseId: row.id, historyId })) < files.length) {
      throw fail('ATTACHMENT_GONE')
    }
    await queueReplyMail(tx, services.jobs, { caseId: row.id, historyId })
    const { id, clientNumber } = row
    await addAudit(tx, { at: now, actor: caller, action: 'case-answered', clientNumber, object: id })
    const answer = uploadOf((await findCase(tx, { id })) ?? row, 'customer')
    await call.keepAnswer(tx, answer)
    return answer
  })
}
