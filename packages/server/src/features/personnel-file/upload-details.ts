import { isOpenCase, type UploadDetails } from '@salvia/core/personnel-file'
import type { Db } from '../../db/database.ts'
import { type CaseRow, historyEntryOf, uploadOf } from './case-rows.ts'
import { countAhead, historyOf, leftOutOf, withheldOf } from './cases.store.ts'

/** What a case shows, to the customer or to a case worker; `originalAt` is the call that answers the file. */
export async function uploadDetails(
  db: Db,
  row: CaseRow,
  { viewer, originalAt }: { viewer: 'customer' | 'caseWorker'; originalAt: string },
): Promise<UploadDetails> {
  const history = await historyOf(db, row.id)
  return {
    ...uploadOf(row),
    report: row.report,
    history: history.map(entry => historyEntryOf(entry, viewer)),
    leftOut: await leftOutOf(db, row.id),
    withheld: await withheldOf(db, row.id),
    ahead: isOpenCase(row.status) ? await countAhead(db, row.number) : 0,
    links: row.originalDeletedAt ? [] : [{ rel: 'original', href: originalAt }],
  }
}
