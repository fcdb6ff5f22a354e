import { Readable } from 'node:stream'
import type { Contract } from '@salvia/core/api'
import { safeFileName } from '@salvia/core/client'
import { type Attachment, type AttachmentType, attachmentName } from '@salvia/core/conversations'
import { appError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { ATTACHMENT_MAX_BYTES, UNSENT_ATTACHMENTS_MAX } from '@salvia/core/limits'
import type { StoredFile } from '../../adapters/files/file-store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { wholeUpload } from '../../http/whole-upload.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import { countUnsent, insertAttachment, lockUnsent } from './attachments.store.ts'
import { attachmentOf } from './attachments.ts'
import { newFileKey } from './file-keys.ts'
import { getReady, judgeInTurn } from './judge-in-turn.ts'
import { scanAttachmentJob } from './scan-attachment.job.ts'

/** A call of a customer's user, or without a company of a case worker. */
type AttachCall = Pick<
  Context<Contract['orderCases']['attach']>,
  'services' | 'now' | 'caller' | 'upload' | 'gone' | 'keepAnswer'
> & { readonly company: { readonly clientNumber: string } | null }

const BYTES_PER_MEGABYTE = 1_000_000
/** How many files of one user arrive at once. They are in memory until their content is judged. */
const ARRIVING_AT_ONCE = 3
const arriving = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: ARRIVING_AT_ONCE })

/**
 * Keeps a file that somebody wants to send along. It is judged by its content before anything is stored. Bytes are
 * stored first and the row that points to them last: the sweep deletes what an interruption leaves behind.
 * @param alongside what else is stored with the row, in its transaction
 */
export async function attachFile(
  call: AttachCall,
  alongside?: (tx: Db, id: string) => Promise<void>,
): Promise<Attachment> {
  const { accountId } = call.caller
  return arriving.take(accountId, () => keep(call, alongside), call.gone)
}

async function keep(call: AttachCall, alongside: Parameters<typeof attachFile>[1]): Promise<Attachment> {
  const { services, now, caller, company, upload } = call
  // Checked before the first byte is accepted, and again when the file gets its row.
  refuseTooMany(await countUnsent(services.db, caller.accountId))
  getReady(services)
  const bytes = await wholeUpload(upload.content, ATTACHMENT_MAX_BYTES, tooLarge)
  const type = await judgeInTurn(services, {
    ...{ bytes, name: upload.name },
    ...{ accountId: caller.accountId, clientNumber: company?.clientNumber ?? null, signal: call.gone },
  })
  const fileKey = newFileKey()
  const stored = await store(call, fileKey, bytes)
  services.faultPoint('attachment: before row')
  const answer = await transaction(services.db, async tx => {
    await lockUnsent(tx, caller.accountId)
    refuseTooMany(await countUnsent(tx, caller.accountId))
    const row = await insertAttachment(tx, {
      ...{
        uploadedBy: caller.accountId,
        clientNumber: company?.clientNumber ?? null,
        name: nameOf(upload.name, type),
      },
      ...{ ...stored, fileKey, type, attachedAt: now },
      state: services.scanner ? 'waiting' : 'unscanned',
    })
    await alongside?.(tx, row.id)
    if (row.state === 'waiting') {
      await services.jobs.send(scanAttachmentJob, { attachmentId: row.id }, { tx })
    }
    await call.keepAnswer(tx, attachmentOf(row))
    services.faultPoint('attachment: before commit')
    return attachmentOf(row)
  }).catch(async (error: unknown) => {
    // Any other failure leaves the bytes to the sweep, because the commit may have succeeded.
    if (error instanceof AppError) await services.files.delete(fileKey).catch(() => undefined)
    throw error
  })
  services.faultPoint('attachment: after commit')
  return answer
}

/** Safe, and with an ending of the type that the content has. */
function nameOf(name: string, type: AttachmentType): string {
  return safeFileName(attachmentName(name, type))
}

function refuseTooMany(unsent: number): void {
  if (unsent >= UNSENT_ATTACHMENTS_MAX) {
    throw appError('TOO_MANY_UNSENT_ATTACHMENTS', { limit: UNSENT_ATTACHMENTS_MAX })
  }
}

function tooLarge(): AppError {
  return appError('ATTACHMENT_TOO_LARGE', { megabytes: ATTACHMENT_MAX_BYTES / BYTES_PER_MEGABYTE })
}

async function store({ services }: AttachCall, fileKey: string, bytes: Uint8Array): Promise<StoredFile> {
  try {
    return await services.files.write(fileKey, Readable.from([bytes], { objectMode: false }))
  } catch (error) {
    if (error instanceof AppError) throw error
    services.log.error('attachment-not-stored', { error })
    throw appError('ATTACH_FAILED')
  }
}
