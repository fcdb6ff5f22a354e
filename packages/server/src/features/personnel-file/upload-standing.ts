import { isOpenCase, type UploadStanding } from '@salvia/core/personnel-file'
import type { Db } from '../../db/database.ts'
import { type CaseFacts, historyEntryOf, uploadOf } from './case-rows.ts'
import { countAhead, historyOf } from './cases.store.ts'

/** What a case shows beside its report, to the customer or to a case worker; `originalAt` is the call that answers the file. */
export async function uploadStanding(
  db: Db,
  row: CaseFacts,
  { viewer, originalAt }: { viewer: 'customer' | 'caseWorker'; originalAt: string },
): Promise<UploadStanding> {
  const history = await historyOf(db, row.id)
  return {
    ...uploadOf(row),
    history: history.map(entry => historyEntryOf(entry, viewer)),
    leftOut: row.leftOut ?? 0,
    ahead: isOpenCase(row.status) ? await countAhead(db, row.number) : 0,
    links: row.originalDeletedAt ? [] : [{ rel: 'original', href: originalAt }],
  }
}
