import type { Contract } from '@salvia/core/api'
import type { Context, FileAnswer } from '../../http/handler.ts'
import { openedFile } from '../attachments/attachment-calls.ts'
import { sentOfCase } from './attachments.store.ts'
import type { CaseFacts } from './case-rows.ts'

type FileCall = Pick<
  Context<Contract['cases']['downloadAttachment']>,
  'services' | 'caller' | 'now' | 'fail' | 'params'
>

/** A file that was sent with a reply. It is kept as long as the original. */
export async function attachmentFile(call: FileCall, row: CaseFacts): Promise<FileAnswer> {
  const sent = await sentOfCase(call.services.db, row.id)
  const attachment = sent.find(({ id }) => id === call.params.attachment)
  if (!attachment) throw call.fail('NOT_FOUND')
  if (row.originalDeletedAt) throw call.fail('ORIGINAL_DELETED')
  return openedFile(call, attachment, row.clientNumber)
}
