import type { Contract } from '@salvia/core/contract'
import { AppError } from '@salvia/core/errors'
import { DRAFT_HOURS } from '@salvia/core/limits'
import type { Draft } from '@salvia/core/personnel-file'
import { addAudit } from '../../access/audit.store.ts'
import type { StoredFile } from '../../adapters/files/file-store.ts'
import { HOUR_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { instantOf } from './case-rows.ts'
import { type DraftRow, insertDraft } from './drafts.store.ts'
import { newFileKey } from './file-keys.ts'
import { senderOf, sourceOf } from './sender.ts'
import { watchedContent } from './watched-content.ts'

/** Of the customer, or of a case worker for it. */
type AttachCall = Pick<
  Context<Contract['personnelFile']['attach']>,
  'services' | 'now' | 'caller' | 'company' | 'upload' | 'isPortal' | 'fail' | 'keepAnswer'
>

/**
 * Keeps the bytes first and the draft that points to them last: what breaks off in between is swept. Bytes whose draft
 * failed are left to the sweep too, since a commit whose answer was lost may have happened.
 */
export async function attach(call: AttachCall): Promise<Draft> {
  const { services, now, caller, company, upload } = call
  const fileKey = newFileKey()
  const stored = await store(call, fileKey)
  const draft = await transaction(services.db, async tx => {
    const row = await insertDraft(tx, {
      clientNumber: company.clientNumber,
      name: upload.name,
      ...stored,
      fileKey,
      ...senderOf(caller),
      source: sourceOf(caller, call.isPortal),
      createdAt: now,
      expiresAt: new Date(now.getTime() + DRAFT_HOURS * HOUR_MS),
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
  })
  services.faultPoint('attach: after draft row')
  return draft
}

/** A store that fails is told as such; what the sender did wrong has codes of its own. */
async function store({ services, upload, fail }: AttachCall, fileKey: string): Promise<StoredFile> {
  try {
    return await services.files.write(fileKey, watchedContent(upload.content, services.faultPoint))
  } catch (error) {
    if (error instanceof AppError) throw error
    services.log.error('personnel-file-not-stored', { error })
    throw fail('ATTACH_FAILED')
  }
}

function draftOf(row: DraftRow): Draft {
  const { id, name, bytes, sha256 } = row
  return { id, name, bytes, sha256, expiresAt: instantOf(row.expiresAt) }
}
