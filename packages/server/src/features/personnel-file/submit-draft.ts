import type { Contract } from '@salvia/core/api'
import { judgeRowsLeft, newFileNote, type Submitted } from '@salvia/core/personnel-file'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { moveCase } from './case-event.store.ts'
import { queueCaseMail, queueReplyMail } from './case-mail/queue-case-mail.ts'
import { type CaseFacts, uploadOf } from './case-rows.ts'
import { lockCase } from './cases.store.ts'
import { type DraftRow, findDraft, lockDrafts, tieToCase } from './drafts.store.ts'
import { stagePersonnelFile } from './import/stage-personnel-file.job.ts'
import { caseWithSameBytes, findCaseFacts, insertCase } from './submitted-cases.store.ts'

/** A call of the customer, or of a case worker on its behalf. */
type SubmitCall = Pick<
  Context<Contract['personnelFile']['submit']>,
  'services' | 'params' | 'body' | 'caller' | 'now' | 'fail' | 'keepAnswer'
>

/**
 * Makes a case of a reviewed draft, at the end of the queue. If the same bytes belong to an open case or to the last
 * import, returns that case instead. @spec §4
 */
export async function submitDraft(call: SubmitCall): Promise<Submitted> {
  const { services, params, now } = call
  const answer = await transaction(services.db, async tx => {
    await lockDrafts(tx, params.clientNumber)
    const draft = await findDraft(tx, { ...params, now })
    if (!draft) throw call.fail('NOT_FOUND')
    const submitted = await caseOf(tx, call, draft)
    await call.keepAnswer(tx, submitted)
    services.faultPoint('submit: before commit')
    return submitted
  })
  services.faultPoint('submit: after commit')
  return answer
}

async function caseOf(tx: Db, call: SubmitCall, draft: DraftRow): Promise<Submitted> {
  // A repeated call. A new case takes the id of its draft, so another id means that the case existed before.
  if (draft.caseId) return answerOf(tx, draft.caseId, draft.caseId !== draft.id)
  const { verdict, leftOut } = draft
  if (!verdict) throw call.fail('DRAFT_NOT_REVIEWED')
  if (verdict.outcome === 'rejected') throw call.fail('DRAFT_REJECTED')
  const left = { rows: verdict.rows, leftOut: leftOut ?? 0 }
  if (judgeRowsLeft(left) !== 'enough') throw call.fail('TOO_FEW_ROWS_LEFT', left)
  if (verdict.outcome === 'errors' && !call.body.continueAnyway) throw call.fail('DRAFT_HAS_ERRORS')
  const earlier = await caseWithSameBytes(tx, draft)
  await tieToCase(tx, draft.id, earlier ?? draft.id)
  if (earlier) return answerOf(tx, earlier, true)
  const answered = await answeredCase(tx, call)
  const comment = call.body.comment || null
  const historyId = await insertCase(tx, {
    ...{ draft, verdict, comment, now: call.now },
    answersCaseId: answered?.id ?? null,
  })
  await call.services.jobs.send(stagePersonnelFile, { caseId: draft.id }, { tx, key: draft.clientNumber })
  await addAudit(tx, {
    at: call.now,
    actor: call.caller,
    action: 'personnel-file-submitted',
    clientNumber: draft.clientNumber,
    object: draft.id,
    details: { source: draft.source },
  })
  // The sender needs no mail, but a customer for whom a case worker sends a file does.
  if (draft.source === 'ADMIN') await queueCaseMail(tx, call.services.jobs, { ...draft, historyId })
  const made = await answerOf(tx, draft.id, false)
  if (answered) await answerByFile(tx, call, { answered, number: made.number })
  return made
}

/** The case whose question the file answers; undefined if it answers none. */
async function answeredCase(tx: Db, { body, params, fail }: SubmitCall): Promise<CaseFacts | undefined> {
  if (body.answers === undefined) return undefined
  const answered = await lockCase(tx, body.answers)
  if (answered?.clientNumber !== params.clientNumber) throw fail('NOT_FOUND')
  return answered
}

/** The new file is the reply to the question. Without effect if the case has gone on meanwhile. */
async function answerByFile(
  tx: Db,
  { caller, now, services }: SubmitCall,
  { answered, number }: { readonly answered: CaseFacts; readonly number: string },
): Promise<void> {
  if (caller.kind !== 'person') return
  const moved = await moveCase(tx, answered, {
    event: 'answered',
    at: now,
    by: caller,
    text: newFileNote(number),
  })
  if (moved.kind === 'moved')
    await queueReplyMail(tx, services.jobs, { caseId: answered.id, historyId: moved.historyId })
}

async function answerOf(tx: Db, caseId: string, existing: boolean): Promise<Submitted> {
  const row = await findCaseFacts(tx, caseId)
  return { ...uploadOf(row, row.source === 'ADMIN' ? 'caseWorker' : 'customer'), existing }
}
