import { CONTENT_TYPES } from '../../http/content-types.ts'
import type { FileAnswer } from '../../http/handler.ts'
import { sentAttachment } from './attachments.store.ts'
import type { CaseFacts } from './case-rows.ts'
import { type DownloadCall, keptFile } from './original-file.ts'

/** A file that was sent with a reply. It is kept as long as the original. */
export async function attachmentFile(call: DownloadCall, row: CaseFacts, id: string): Promise<FileAnswer> {
  const attachment = await sentAttachment(call.services.db, { caseId: row.id, id })
  if (!attachment) throw call.fail('NOT_FOUND')
  return keptFile(call, row, { ...attachment, contentType: CONTENT_TYPES[attachment.type] })
}
