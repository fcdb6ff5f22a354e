import type { UploadSummary } from '@salvia/core/personnel-file'
import type { Db } from '../../db/database.ts'
import { sentOfCase } from './attachments.store.ts'
import { type CaseFacts, historyEntryOf, uploadOf, type Viewer } from './case-rows.ts'
import { historyOf, queuePlaceOf, withheldOf } from './cases.store.ts'

interface SummaryView {
  readonly viewer: Viewer
  /** The path of the case, below which its files are downloaded. */
  readonly address: string
  readonly mayDownload: { readonly original: boolean; readonly attachments: boolean }
}

/** A case without its report, for the customer or a case worker. */
export async function uploadSummary(
  db: Db,
  row: CaseFacts,
  { viewer, address, mayDownload }: SummaryView,
): Promise<UploadSummary> {
  const history = await historyOf(db, row.id)
  const attachments = await sentOfCase(db, row.id)
  // Without addresses of files that would be refused.
  const filesAt = mayDownload.attachments && !row.originalDeletedAt ? address : undefined
  const hasOriginal = mayDownload.original && !row.originalDeletedAt
  return {
    ...uploadOf(row, viewer),
    history: history.map(entry => historyEntryOf(entry, { viewer, filesAt, attachments })),
    leftOut: row.leftOut ?? 0,
    withheld: await withheldOf(db, row.id),
    queue: await queuePlaceOf(db, row),
    links: hasOriginal ? [{ rel: 'original', href: `${address}/original` }] : [],
  }
}
