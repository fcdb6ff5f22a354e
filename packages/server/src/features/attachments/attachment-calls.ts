import type { Contract } from '@salvia/core/api'
import { ATTACHMENT_TYPES, type Attachment } from '@salvia/core/conversations'
import { appError } from '@salvia/core/error-catalogue'
import { addAudit } from '../../access/audit.store.ts'
import type { AnyCaller } from '../../access/caller.ts'
import type { Context, FileAnswer } from '../../http/handler.ts'
import { attachFile } from './attach-file.ts'
import {
  type AttachmentRow,
  clientNumberOf,
  deleteUnsent,
  findAttachment,
  type Uploader,
  unsentOf,
} from './attachments.store.ts'
import { attachmentOf } from './attachments.ts'

/** A call of whoever may see a file, also of one of the provider's own systems. */
type OpeningCall = Pick<Context<Contract['orderCases']['unsent']>, 'services' | 'now'> & {
  readonly caller: AnyCaller
}

/** A call of a customer's user, or without a company of a case worker. */
type FilesCall = Pick<Context<Contract['orderCases']['unsent']>, 'services' | 'now' | 'caller'> & {
  readonly company: { readonly clientNumber: string } | null
}
type FileCall = FilesCall & { readonly params: { readonly attachment: string } }

function uploaderOf({ caller, company }: FilesCall): Uploader {
  return { accountId: caller.accountId, clientNumber: company?.clientNumber ?? null }
}

/** The handlers of `attachmentCalls`, of every contract that has them. */
export const attachmentHandlers = {
  attach: { act: (call: Parameters<typeof attachFile>[0]) => attachFile(call), beforeRepeat: null },
  unsent: unsentFiles,
  removeAttachment: removeFile,
} as const

/** The files that the caller has attached and not sent. */
export async function unsentFiles(call: FilesCall): Promise<{ items: Attachment[] }> {
  const rows = await unsentOf(call.services.db, uploaderOf(call))
  return { items: rows.map(row => attachmentOf(row)) }
}

/** Deletes a file that the caller has attached and not sent. */
export async function removeFile(call: FileCall): Promise<void> {
  const { services, params } = call
  const fileKey = await deleteUnsent(services.db, params.attachment, uploaderOf(call))
  // If this fails, the sweep deletes the bytes.
  if (fileKey) await services.files.delete(fileKey).catch(() => undefined)
}

/**
 * A file that was sent in a conversation that the caller may see. The download is audited. Throws NOT_FOUND,
 * ATTACHMENT_WAITING and ATTACHMENT_INFECTED.
 */
export async function sentFile(
  call: OpeningCall & Pick<FileCall, 'params'>,
  matterId: string,
): Promise<FileAnswer> {
  const { services, params } = call
  const row = await findAttachment(services.db, params.attachment)
  if (row?.matterId !== matterId) throw appError('NOT_FOUND')
  const clientNumber = await clientNumberOf(services.db, matterId)
  return openedFile(call, row, clientNumber)
}

/** The content of a file that the caller may see. The download is audited. */
export async function openedFile(
  { services, caller, now }: OpeningCall,
  row: AttachmentRow,
  clientNumber: string | undefined,
): Promise<FileAnswer> {
  if (row.state === 'waiting') throw appError('ATTACHMENT_WAITING')
  if (row.state === 'infected') throw appError('ATTACHMENT_INFECTED')
  const content = row.fileKey === '' ? undefined : await services.files.open(row.fileKey)
  if (!content) {
    services.log.error('attachment-bytes-missing', { attachment: row.id })
    throw appError('NOT_FOUND')
  }
  try {
    await addAudit(services.db, {
      ...{ at: now, actor: caller, action: 'attachment-downloaded', object: row.id },
      ...(clientNumber !== undefined && { clientNumber }),
    })
  } catch (error) {
    content.destroy()
    throw error
  }
  return { name: row.name, contentType: ATTACHMENT_TYPES[row.type].contentType, content }
}
