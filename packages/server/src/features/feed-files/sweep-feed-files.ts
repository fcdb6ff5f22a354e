import { FEED_FILE_UNNAMED_DAYS } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { deleteUnclaimed } from '../../adapters/files/delete-unclaimed.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { deleteUnnamedBefore, fileKeysInUse, filesWaitingSince } from './feed-files.store.ts'
import { isFeedFileKey } from './file-keys.ts'
import { scanFeedFile } from './scan-feed-file.ts'

const HOURS_OF_DAY = 24
/** The job of a file's scan has given up by then. */
const FORGOTTEN_HOURS = 12
const SCANNED_AT_ONCE = 50

/**
 * Deletes files that no line names, then the bytes that no row points to, and tries again to scan the files that still
 * wait. In this order the next run finds everything that an interrupted run leaves.
 */
export async function sweepFeedFiles(services: Services): Promise<void> {
  const { db, files, clock, log } = services
  const now = clock.now()
  const unnamedSince = addElapsed(now, { hours: -FEED_FILE_UNNAMED_DAYS * HOURS_OF_DAY })
  await transaction(db, tx => deleteUnnamedBefore(tx, unnamedSince))
  await deleteUnclaimed(files, { isOwn: isFeedFileKey, inUse: keys => fileKeysInUse(db, keys), now })
  const forgotten = await filesWaitingSince(db, addElapsed(now, { hours: -FORGOTTEN_HOURS }), SCANNED_AT_ONCE)
  for (const sha256 of forgotten) {
    await scanFeedFile(services, sha256).catch((error: unknown) =>
      log.error('feed-file-not-scanned', { file: sha256, error }),
    )
  }
}
