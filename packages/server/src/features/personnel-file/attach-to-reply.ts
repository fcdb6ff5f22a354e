import { Readable } from 'node:stream'
import type { Contract } from '@salvia/core/api'
import { AppError } from '@salvia/core/errors'
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_PER_CASE } from '@salvia/core/limits'
import {
  ATTACHMENT_HEAD_BYTES,
  type Attachment,
  type AttachmentType,
  attachmentType,
} from '@salvia/core/personnel-file'
import type { StoredFile } from '../../adapters/files/file-store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { countAttachments, insertAttachment } from './attachments.store.ts'
import { attachmentOf } from './case-rows.ts'
import { findCase, lockCase } from './cases.store.ts'
import { newFileKey } from './file-keys.ts'

type AttachCall = Context<Contract['personnelFile']['attachToReply']>

const BYTES_PER_MEGABYTE = 1_000_000

/**
 * Stores a file that the customer wants to send with the reply to a question. Its type is judged by its content. Without
 * the reply it is deleted after a day.
 */
export async function attachToReply(call: AttachCall): Promise<Attachment> {
  const { services, params, now, caller, upload, fail } = call
  const row = await findCase(services.db, { id: params.id }, params.clientNumber)
  if (!row) throw fail('NOT_FOUND')
  if (row.status !== 'FEEDBACK_REQUESTED') throw fail('CASE_EVENT_REFUSED')
  const fileKey = newFileKey()
  const content = judged(call)
  const stored = await store(call, fileKey, content.pieces)
  try {
    return await transaction(services.db, async tx => {
      // Locked, so that two files cannot take the last place.
      await lockCase(tx, row.id)
      if ((await countAttachments(tx, row.id)) >= ATTACHMENTS_PER_CASE) {
        throw fail('TOO_MANY_ATTACHMENTS', { limit: ATTACHMENTS_PER_CASE })
      }
      const kept = await insertAttachment(tx, {
        ...{ caseId: row.id, name: upload.name, ...stored, fileKey },
        ...{ type: content.type(), attachedBy: caller.accountId, attachedAt: now },
      })
      await call.keepAnswer(tx, attachmentOf(kept))
      return attachmentOf(kept)
    })
  } catch (error) {
    // If this fails, the sweep deletes the bytes.
    if (error instanceof AppError) await services.files.delete(fileKey).catch(() => undefined)
    throw error
  }
}

/** The content of the upload, which fails when it is too large or of a type that is not taken. */
function judged({ upload, fail }: AttachCall) {
  let type: AttachmentType | null = null
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let head: Buffer | null = Buffer.alloc(0)
    let bytes = 0
    for await (const piece of upload.content as AsyncIterable<Uint8Array>) {
      bytes += piece.byteLength
      if (bytes > ATTACHMENT_MAX_BYTES) {
        throw fail('ATTACHMENT_TOO_LARGE', { megabytes: ATTACHMENT_MAX_BYTES / BYTES_PER_MEGABYTE })
      }
      if (head) head = Buffer.concat([head, piece])
      else yield piece
      if (!head || head.byteLength < ATTACHMENT_HEAD_BYTES) continue
      type = typeOf(head)
      yield head
      head = null
    }
    if (!head) return
    type = typeOf(head)
    yield head
  }
  const typeOf = (head: Uint8Array): AttachmentType => {
    const found = attachmentType(head.subarray(0, ATTACHMENT_HEAD_BYTES))
    if (!found) throw fail('ATTACHMENT_REFUSED')
    return found
  }
  return {
    pieces: Readable.from(pieces(), { objectMode: false }),
    type(): AttachmentType {
      if (!type) throw new Error('The type is known once the content is read.')
      return type
    },
  }
}

async function store(
  { services, fail }: AttachCall,
  fileKey: string,
  content: Readable,
): Promise<StoredFile> {
  try {
    return await services.files.write(fileKey, content)
  } catch (error) {
    if (error instanceof AppError) throw error
    services.log.error('attachment-not-stored', { error })
    throw fail('ATTACH_FAILED')
  }
}
