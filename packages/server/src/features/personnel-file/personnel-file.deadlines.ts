import { caseDeadlines, draftDeadlines } from '@salvia/core/personnel-file'
import type { DeadlineSource } from '../deadlines/deadline-source.ts'
import { uploadOf } from './case-rows.ts'
import { casesThatWait } from './cases.store.ts'
import { unsubmittedDrafts } from './drafts.store.ts'

/** Deadlines to answer a question, to submit a draft, and before an original is deleted. */
export const personnelFileDeadlines: DeadlineSource = {
  feature: 'personnel-file',
  async deadlines({ services: { db }, company: { clientNumber }, now, most }) {
    const cases = await casesThatWait(db, { clientNumber, most })
    const drafts = await unsubmittedDrafts(db, clientNumber, now)
    return [...caseDeadlines(cases.map(row => uploadOf(row, 'customer'))), ...draftDeadlines(drafts)]
  },
}
