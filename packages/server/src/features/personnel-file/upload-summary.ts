import type { UploadSummary } from '@salvia/core/personnel-file'
import type { Db } from '../../db/database.ts'
import { sentAttachments } from './attachments.store.ts'
import { type CaseFacts, historyEntryOf, uploadOf, type Viewer } from './case-rows.ts'
import { historyOf, queuePlaceOf, withheldOf } from './cases.store.ts'

/** A case without its report, for the customer or a case worker. `originalAt` is the call that downloads the file. */
export async function uploadSummary(
  db: Db,
  row: CaseFacts,
  { viewer, originalAt }: { viewer: Viewer; originalAt: string },
): Promise<UploadSummary> {
  const history = await historyOf(db, row.id)
  const attachments = await sentAttachments(db, row.id)
  return {
    ...uploadOf(row, viewer),
    history: history.map(entry => historyEntryOf(entry, viewer, attachments)),
    leftOut: row.leftOut ?? 0,
    withheld: await withheldOf(db, row.id),
    queue: await queuePlaceOf(db, row),
    links: row.originalDeletedAt ? [] : [{ rel: 'original', href: originalAt }],
  }
}
