import type { Contract } from '@salvia/core/api'
import { CASE_ACTIONS, type CaseSummary, isExtensiveChange, mayImport } from '@salvia/core/personnel-file'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { countsOf, countsText, isBeingStaged, isConfirmed } from '../personnel-file/case-changes.ts'
import { moveCase } from '../personnel-file/case-event.store.ts'
import { queueCaseMail } from '../personnel-file/case-mail/queue-case-mail.ts'
import type { CaseFacts } from '../personnel-file/case-rows.ts'
import { findCase, keepConfirmed, lockCase } from '../personnel-file/cases.store.ts'
import { importPersonnelFile } from '../personnel-file/import/import-personnel-file.job.ts'
import { stagePersonnelFile } from '../personnel-file/import/stage-personnel-file.job.ts'
import { markStagingFailed } from '../personnel-file/import/staging.store.ts'
import { caseSummary } from './case-details.ts'

type ActCall = Context<Contract['cases']['act']>

/**
 * Runs one action of the case worker: validates its form, moves the case and queues what follows, all in one
 * transaction.
 */
export async function actOnCase(call: ActCall): Promise<CaseSummary> {
  const { services, params, now } = call
  return transaction(services.db, async tx => {
    const row = await lockCase(tx, params.id)
    if (!row) throw call.fail('NOT_FOUND')
    if (call.body.from && call.body.from !== row.status) throw call.fail('CASE_EVENT_REFUSED')
    const historyId = await move(tx, call, row)
    await queueWhatFollows(tx, call, { row, historyId })
    const viewer = { now, accountId: call.caller.accountId }
    const summary = await caseSummary(tx, (await findCase(tx, { id: row.id })) ?? row, viewer)
    await call.keepAnswer(tx, summary)
    return summary
  })
}

async function move(tx: Db, call: ActCall, row: CaseFacts): Promise<number> {
  const { params, body, now, caller } = call
  const { form } = CASE_ACTIONS[params.event]
  const hasText = form === 'question' || form === 'reason'
  if (hasText && !body.text) throw call.fail('CASE_TEXT_MISSING')
  if (params.event === 'import' && !mayImport(row.senderAccountId, caller.accountId))
    throw call.fail('OWN_UPLOAD')
  const moved = await moveCase(tx, row, {
    event: params.event,
    at: now,
    by: caller,
    ...(hasText && body.text && { text: body.text }),
  })
  if (moved.kind === 'refused') {
    throw call.fail(moved.reason === 'newer-imported' ? 'NEWER_CASE_IMPORTED' : 'CASE_EVENT_REFUSED')
  }
  if (form === 'changes') await requireConfirmation(tx, call, row)
  return moved.historyId
}

/**
 * Throws if an import would change much and no case worker has confirmed these counts. A confirmation holds for both
 * ready and import, until the counts are others. @spec personnel-file §7
 */
async function requireConfirmation(tx: Db, call: ActCall, row: CaseFacts): Promise<void> {
  const counts = await countsOf(tx, row)
  if (!counts) throw call.fail(isBeingStaged(row) ? 'CHANGES_BEING_COUNTED' : 'CHANGES_NOT_COUNTED')
  if (!isExtensiveChange(counts) || isConfirmed(row, counts)) return
  if (!call.body.confirmed) throw call.fail('EXTENSIVE_CHANGE_UNCONFIRMED')
  await keepConfirmed(tx, row.id, countsText(counts))
}

async function queueWhatFollows(
  tx: Db,
  { services, params, now, caller }: ActCall,
  { row, historyId }: { row: CaseFacts; historyId: number },
): Promise<void> {
  const { id, clientNumber } = row
  await addAudit(tx, { at: now, actor: caller, action: `case-${params.event}`, clientNumber, object: id })
  if (params.event === 'acknowledge' && row.stagingFailedAt) {
    await markStagingFailed(tx, id, null)
    await services.jobs.send(stagePersonnelFile, { caseId: id }, { tx, key: clientNumber })
  }
  if (params.event === 'import') {
    await services.jobs.send(importPersonnelFile, { caseId: id }, { tx, key: clientNumber })
  }
  if (CASE_ACTIONS[params.event].form === 'question' || CASE_ACTIONS[params.event].form === 'reason') {
    await queueCaseMail(tx, services.jobs, { ...row, historyId })
  }
}
