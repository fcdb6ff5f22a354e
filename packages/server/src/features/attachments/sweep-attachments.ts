import { UNSENT_ATTACHMENT_HOURS } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { deleteUnclaimed } from '../../adapters/files/delete-unclaimed.ts'
import type { Services } from '../../services.ts'
import { attachmentKeysInUse, deleteUnsentBefore, waitingSince } from './attachments.store.ts'
import { isAttachmentKey } from './file-keys.ts'
import { scanAttachment } from './scan-attachment.ts'

/** The job of a file's scan has given up by then. */
const FORGOTTEN_HOURS = 12
const SCANNED_AT_ONCE = 50

/**
 * Deletes files that were attached and not sent, then the bytes that no row points to, and tries again to scan the
 * files that still wait. In this order the next run finds everything that an interrupted run leaves.
 */
export async function sweepAttachments(services: Services): Promise<void> {
  const { db, files, clock, log } = services
  const now = clock.now()
  await deleteUnsentBefore(db, addElapsed(now, { hours: -UNSENT_ATTACHMENT_HOURS }))
  await deleteUnclaimed(files, {
    isOwn: isAttachmentKey,
    inUse: keys => attachmentKeysInUse(db, keys),
    now,
  })
  const forgotten = await waitingSince(db, addElapsed(now, { hours: -FORGOTTEN_HOURS }), SCANNED_AT_ONCE)
  for (const id of forgotten) {
    await scanAttachment(services, id).catch((error: unknown) =>
      log.error('attachment-not-scanned', { attachment: id, error }),
    )
  }
}
