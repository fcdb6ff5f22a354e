import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { scanStored } from '../attachments/scan-stored.ts'
import { findFile, keepFileState, lockWaitingFile } from './feed-files.store.ts'

/**
 * Scans a file that waits for it. Throws if the scanner did not do its work, so that the job is tried again: until then
 * the file stays closed. The bytes of an infected file are deleted at once.
 */
export async function scanFeedFile(services: Services, sha256: string): Promise<void> {
  const row = await findFile(services.db, sha256)
  if (row?.state !== 'waiting' || row.fileKey === '') return
  const verdict = await scanStored(services, row)
  if (verdict?.kind === 'not-scanned')
    throw new Error(`A file of the feed was not scanned: ${verdict.reason}`)
  const isInfected = verdict?.kind === 'infected'
  const isKept = await transaction(services.db, async tx => {
    // Deleted, or scanned by another process in the meantime.
    if (!(await lockWaitingFile(tx, sha256))) return false
    const at = services.clock.now()
    await keepFileState(tx, sha256, { state: verdict?.kind ?? 'unscanned', at })
    if (isInfected) {
      await addAudit(tx, {
        ...{ at, actor: null, action: 'feed-file-infected', object: sha256 },
        details: { signature: verdict.signature },
      })
    }
    return true
  })
  if (!isKept || !isInfected) return
  services.log.info('feed-file-infected', { file: sha256, signature: verdict.signature })
  // If this fails, the sweep deletes the bytes.
  await services.files.delete(row.fileKey).catch(() => undefined)
}
