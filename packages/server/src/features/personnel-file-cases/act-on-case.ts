import { type Contract, contract } from '@salvia/core/api'
import { CASE_ACTIONS, isExtensiveChange, mayImport } from '@salvia/core/personnel-file'
import { act, type Moment } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
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
type ActMoment = Moment<ActCall>

/**
 * Runs one action of the case worker: validates its form, moves the case and queues what follows, all in one
 * transaction.
 */
export const actOnCase = act(contract.cases.act, {
  see: null,
  async lock(tx, { params, fail }) {
    const row = await lockCase(tx, params.id)
    if (!row) throw fail('NOT_FOUND')
    return row
  },
  async change(row, moment) {
    const { body, fail } = moment.call
    if (body.from && body.from !== row.status) throw fail('CASE_EVENT_REFUSED')
    const historyId = await move(row, moment)
    await queueWhatFollows(row, historyId, moment)
    return row
  },
  audited: ({ id: object, clientNumber }, { call }) => ({
    ...{ action: `case-${call.params.event}`, clientNumber, object },
  }),
  async answer(row, { tx, call: { caller }, at }) {
    return caseSummary(tx, (await findCase(tx, { id: row.id })) ?? row, {
      now: at,
      accountId: caller.accountId,
    })
  },
  changed: null,
})

async function move(row: CaseFacts, { tx, call, at }: ActMoment): Promise<number> {
  const { params, body, caller } = call
  const { form } = CASE_ACTIONS[params.event]
  const hasText = form === 'question' || form === 'reason'
  if (hasText && !body.text) throw call.fail('CASE_TEXT_MISSING')
  if (params.event === 'import' && !mayImport(row.senderAccountId, caller.accountId))
    throw call.fail('OWN_UPLOAD')
  const moved = await moveCase(tx, row, {
    event: params.event,
    at,
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
  row: CaseFacts,
  historyId: number,
  { tx, services, call: { params } }: ActMoment,
): Promise<void> {
  const { id, clientNumber } = row
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
