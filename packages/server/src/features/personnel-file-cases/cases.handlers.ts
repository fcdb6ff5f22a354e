import { caseSummarySchema, casesList } from '@salvia/core/personnel-file'
import type { HandlersOf } from '../../http/handler.ts'
import { writtenWith } from '../../http/written-json.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { attachmentFile } from '../personnel-file/attachment-file.ts'
import { caseChangesPage } from '../personnel-file/case-changes.ts'
import { findCase, reportOf } from '../personnel-file/cases.store.ts'
import { leftOutPage } from '../personnel-file/left-out-page.ts'
import { originalFile } from '../personnel-file/original-file.ts'
import { actOnCase } from './act-on-case.ts'
import { caseSummary } from './case-details.ts'
import { casesSource } from './queue.ts'

export const casesHandlers: HandlersOf<'cases'> = {
  ...listHandlers(casesList, casesSource),

  async get({ services, params, caller, now, fail }) {
    const row = await findCase(services.db, { id: params.id })
    if (!row) throw fail('NOT_FOUND')
    const summary = await caseSummary(services.db, row, { now, accountId: caller.accountId })
    return writtenWith(caseSummarySchema, summary, { report: await reportOf(services.db, row.id) })
  },

  async leftOut({ services, params, query, fail }) {
    const row = await findCase(services.db, { id: params.id })
    if (!row) throw fail('NOT_FOUND')
    return leftOutPage(services.db, row, query.page)
  },

  async changes({ services, caller, now, params, query, fail }) {
    const row = await findCase(services.db, { id: params.id })
    if (!row) throw fail('NOT_FOUND')
    return caseChangesPage(services.db, row, query, { caller, now })
  },

  act: actOnCase,

  async downloadAttachment(call) {
    const row = await findCase(call.services.db, { id: call.params.id })
    if (!row) throw call.fail('NOT_FOUND')
    return attachmentFile(call, row)
  },

  async download(call) {
    const row = await findCase(call.services.db, { id: call.params.id })
    if (!row) throw call.fail('NOT_FOUND')
    return originalFile(call, row)
  },
}
