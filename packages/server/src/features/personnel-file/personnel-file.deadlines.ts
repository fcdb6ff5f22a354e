import { caseDeadlines } from '@salvia/core/personnel-file'
import type { DeadlineSource } from '../deadlines/deadline-source.ts'
import { uploadOf } from './case-rows.ts'
import { casesThatWait } from './cases.store.ts'

/** Deadlines to answer a question, and before an original is deleted. */
export const personnelFileDeadlines: DeadlineSource = {
  feature: 'personnel-file',
  async deadlines({ services: { db }, company: { clientNumber }, most }) {
    const cases = await casesThatWait(db, { clientNumber, most })
    return caseDeadlines(cases.map(row => uploadOf(row, 'customer')))
  },
}
