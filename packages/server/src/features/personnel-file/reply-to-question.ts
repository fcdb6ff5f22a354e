import { contract } from '@salvia/core/api'
import { act } from '../../acts/act.ts'
import { sendAttachments } from '../attachments/attachments.ts'
import { linkToReply } from './attachments.store.ts'
import { moveCase } from './case-event.store.ts'
import { queueReplyMail } from './case-mail/queue-case-mail.ts'
import { uploadOf } from './case-rows.ts'
import { findCase, lockCase } from './cases.store.ts'

/** The customer answers the question of a case worker. The case goes on, and the case worker is told by mail. */
export const replyToQuestion = act(contract.personnelFile.reply, {
  async before({ body, fail }) {
    if (body.text === '' && body.attachments.length === 0) throw fail('REPLY_MISSING')
  },
  see: null,
  async lock(tx, { params, fail }) {
    const row = await lockCase(tx, params.id)
    if (row?.clientNumber !== params.clientNumber) throw fail('NOT_FOUND')
    return row
  },
  async change(row, { tx, services, call: { body, caller, fail }, at }) {
    const moved = await moveCase(tx, row, { event: 'answered', at, by: caller, text: body.text })
    if (moved.kind === 'refused') throw fail('CASE_EVENT_REFUSED')
    const { historyId } = moved
    const files = [...new Set(body.attachments)]
    await sendAttachments(tx, files, { matterId: null, messageId: null, by: caller.accountId, at })
    // One that was attached for something else.
    if ((await linkToReply(tx, files, { caseId: row.id, historyId })) < files.length)
      throw fail('ATTACHMENT_GONE')
    await queueReplyMail(tx, services.jobs, { caseId: row.id, historyId })
    return row
  },
  audited: ({ id: object, clientNumber }) => ({ action: 'case-answered', clientNumber, object }),
  answer: async (row, { tx }) => uploadOf((await findCase(tx, { id: row.id })) ?? row, 'customer'),
  changed: null,
})
