import type { AppError } from '@salvia/core/errors'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Caller } from '../../access/caller.ts'
import { CONTENT_TYPES } from '../../http/content-types.ts'
import type { FileAnswer } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { CaseFacts } from './case-rows.ts'

interface DownloadCall {
  readonly services: Services
  readonly caller: Caller
  readonly now: Instant
  fail(code: 'ORIGINAL_DELETED'): AppError
}

/** The file as it was sent. The download is audited. */
export async function originalFile(call: DownloadCall, row: CaseFacts): Promise<FileAnswer> {
  const { services, caller, now } = call
  const content = row.originalDeletedAt ? undefined : await services.files.open(row.fileKey)
  if (!content) throw call.fail('ORIGINAL_DELETED')
  try {
    await addAudit(services.db, {
      at: now,
      actor: caller,
      action: 'personnel-file-downloaded',
      clientNumber: row.clientNumber,
      object: row.id,
    })
  } catch (error) {
    content.destroy()
    throw error
  }
  return { name: row.name, contentType: CONTENT_TYPES[row.format], content }
}
