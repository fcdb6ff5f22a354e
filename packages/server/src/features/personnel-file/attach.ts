import type { Contract } from '@salvia/core/api'
import { isAppError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { DRAFT_HOURS } from '@salvia/core/limits'
import type { Draft } from '@salvia/core/personnel-file'
import { addElapsed } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { StoredFile } from '../../adapters/files/file-store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import { type DraftRow, insertDraft } from './drafts.store.ts'
import { newFileKey } from './file-keys.ts'
import { makeRoomForDraft } from './room-for-draft.ts'
import { senderOf, sourceOf } from './sender.ts'
import { watchedContent } from './watched-content.ts'

/** A call of the customer, or of a case worker on its behalf. */
type AttachCall = Pick<
  Context<Contract['personnelFile']['attach']>,
  'services' | 'now' | 'caller' | 'company' | 'upload' | 'isPortal' | 'gone' | 'fail' | 'keepAnswer'
>
type Kept = Omit<DraftRow, 'verdict'>

/** How many files of one company arrive at once. Limits the disk space that they need beside the drafts. */
const ARRIVING_AT_ONCE = 8
const arriving = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: ARRIVING_AT_ONCE })

/**
 * Stores a file as a draft if there is room for it. Other files of the company that arrive at the same time wait for
 * their turn.
 */
export async function attach(call: AttachCall): Promise<Draft> {
  const { services, company } = call
  const draft = await arriving.take(company.clientNumber, () => keep(call), call.gone)
  services.faultPoint('attach: after draft row')
  return draft
}

/**
 * Stores the bytes first and the draft that points to them last: the sweep deletes what an interruption leaves behind.
 * If storing the draft failed, the bytes are left to the sweep too, because the commit may have succeeded without its
 * answer reaching us.
 */
async function keep(call: AttachCall): Promise<Draft> {
  const { services, now, caller, company, upload } = call
  // Checked before the first byte is accepted, and again when the number of bytes is known.
  await letGo(call, await transaction(services.db, tx => room(tx, call, 0)))
  const fileKey = newFileKey()
  const stored = await store(call, fileKey)
  let gaveWay: readonly string[] = []
  const draft = await transaction(services.db, async tx => {
    gaveWay = await room(tx, call, stored.bytes)
    const row = await insertDraft(tx, {
      clientNumber: company.clientNumber,
      name: upload.name,
      ...stored,
      fileKey,
      ...senderOf(caller),
      source: sourceOf(caller, call.isPortal),
      createdAt: now,
      expiresAt: addElapsed(now, { hours: DRAFT_HOURS }),
    })
    await addAudit(tx, {
      at: now,
      actor: caller,
      action: 'personnel-file-attached',
      clientNumber: company.clientNumber,
      object: row.id,
    })
    await call.keepAnswer(tx, draftOf(row))
    return draftOf(row)
  }).catch(async (error: unknown) => {
    if (isAppError(error, 'TOO_MANY_DRAFTS')) await letGo(call, [fileKey])
    throw error
  })
  await letGo(call, gaveWay)
  return draft
}

/** Makes room for a draft and returns the keys of the files to delete. Throws TOO_MANY_DRAFTS if there is no room. */
async function room(tx: Db, call: AttachCall, bytes: number): Promise<readonly string[]> {
  const { clientNumber } = call.company
  const made = await makeRoomForDraft(tx, { clientNumber, bytes, now: call.now })
  if (made.kind === 'full') throw call.fail('TOO_MANY_DRAFTS', { minutes: made.minutes })
  return made.fileKeys
}

/** Deletes bytes that no draft points to. The sweep deletes those that fail now. */
async function letGo({ services }: AttachCall, fileKeys: readonly string[]): Promise<void> {
  await Promise.allSettled(fileKeys.map(key => services.files.delete(key)))
}

/** Throws ATTACH_FAILED if the file store fails. Errors of the sender have their own codes. */
async function store({ services, upload, fail }: AttachCall, fileKey: string): Promise<StoredFile> {
  try {
    return await services.files.write(fileKey, watchedContent(upload.content, services.faultPoint))
  } catch (error) {
    if (error instanceof AppError) throw error
    services.log.error('personnel-file-not-stored', { error })
    throw fail('ATTACH_FAILED')
  }
}

function draftOf(row: Kept): Draft {
  const { id, name, bytes, sha256 } = row
  return { id, name, bytes, sha256, expiresAt: row.expiresAt }
}
