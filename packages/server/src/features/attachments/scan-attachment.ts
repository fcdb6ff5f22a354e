import { addAudit } from '../../access/audit.store.ts'
import { changeByItself } from '../../acts/change-by-itself.ts'
import type { Services } from '../../services.ts'
import { findAttachment, keepState, lockWaiting } from './attachments.store.ts'
import { scanStored } from './scan-stored.ts'

/**
 * Scans a file that waits for it. Throws if the scanner did not do its work, so that the job is tried again: until then
 * the file stays closed. The bytes of an infected file are deleted at once. Without a scanner, as after one was taken
 * out of use, the file counts as not scanned.
 */
export async function scanAttachment(services: Services, id: string): Promise<void> {
  const row = await findAttachment(services.db, id)
  if (row?.state !== 'waiting' || row.fileKey === '') return
  const verdict = await scanStored(services, row)
  if (verdict?.kind === 'not-scanned') throw new Error(`An attached file was not scanned: ${verdict.reason}`)
  services.faultPoint('scan: before verdict')
  const isInfected = verdict?.kind === 'infected'
  const isKept = await changeByItself(services.db, async tx => {
    // Removed, or scanned by another process in the meantime.
    const waiting = await lockWaiting(tx, id)
    const at = services.clock.now()
    if (!waiting) return { answer: false, at, changed: [] }
    const state = verdict === null ? 'unscanned' : isInfected ? 'infected' : 'clean'
    await keepState(tx, id, { state, at })
    if (isInfected) {
      const { clientNumber } = row
      await addAudit(tx, {
        ...{ at, actor: row.uploadedBy, action: 'attachment-infected', object: id },
        ...(clientNumber !== null && { clientNumber }),
        details: { signature: verdict.signature },
      })
    }
    // The provider's systems learn that the file can be opened, or that it is gone.
    return { answer: true, at, changed: waiting.matterId === null ? [] : [waiting.matterId] }
  })
  services.faultPoint('scan: after verdict')
  if (!isKept || !isInfected) return
  services.log.info('attachment-infected', { attachment: id, signature: verdict.signature })
  // If this fails, the sweep deletes the bytes.
  await services.files.delete(row.fileKey).catch(() => undefined)
}
