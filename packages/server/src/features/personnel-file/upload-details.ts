import type { UploadDetails } from '@salvia/core/personnel-file'
import type { Db } from '../../db/database.ts'
import { type CaseRow, historyEntryOf, uploadOf, type Viewer } from './case-rows.ts'
import { historyOf, leftOutOf, queuePlaceOf, withheldOf } from './cases.store.ts'

/** What a case shows, to the customer or to a case worker; `originalAt` is the call that answers the file. */
export async function uploadDetails(
  db: Db,
  row: CaseRow,
  { viewer, originalAt }: { viewer: Viewer; originalAt: string },
): Promise<UploadDetails> {
  const history = await historyOf(db, row.id)
  return {
    ...uploadOf(row, viewer),
    report: row.report,
    history: history.map(entry => historyEntryOf(entry, viewer)),
    leftOut: await leftOutOf(db, row.id),
    withheld: await withheldOf(db, row.id),
    queue: await queuePlaceOf(db, row),
    links: row.originalDeletedAt ? [] : [{ rel: 'original', href: originalAt }],
  }
}
