import { ORIGINAL_KEPT_DAYS } from '@salvia/core/limits'
import { originalKeptUntil } from '@salvia/core/personnel-file'
import { addCalendarDays, type Instant } from '@salvia/core/primitives'
import { deleteUnclaimed } from '../../adapters/files/delete-unclaimed.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { attachmentKeysInUse, forgetBytes } from '../attachments/attachments.store.ts'
import { attachedFor } from './attachments.store.ts'
import { deleteExpiredDrafts } from './drafts.store.ts'
import { isPersonnelFileKey } from './file-keys.ts'
import { casesWithOriginal, keysInUse, markOriginalsDeleted } from './sweep.store.ts'

/**
 * Deletes drafts after a day and originals after their time, then the bytes that no row points to. In this order the
 * next run finds everything that an interrupted run leaves.
 */
export async function sweepPersonnelFiles(services: Services): Promise<void> {
  const now = services.clock.now()
  await deleteExpiredDrafts(services.db, now)
  await letOriginalsGo(services, now)
  await deleteUnclaimed(services.files, {
    isOwn: isPersonnelFileKey,
    // Attached files of earlier versions have keys of personnel files.
    inUse: async keys => [
      ...(await keysInUse(services.db, keys)),
      ...(await attachmentKeysInUse(services.db, keys)),
    ],
    now,
  })
}

async function letOriginalsGo({ db }: Services, now: Instant): Promise<void> {
  // Selects a day more than the exact rule below, because a time of day that does not exist (summer time) moves
  // forward.
  const finishedBefore = addCalendarDays(now, 1 - ORIGINAL_KEPT_DAYS)
  const old = (await casesWithOriginal(db, finishedBefore)).filter(
    ({ finishedAt }) => now > originalKeptUntil(finishedAt),
  )
  const ids = old.map(({ id }) => id)
  // The files of the replies go with the original.
  await transaction(db, async tx => {
    await markOriginalsDeleted(tx, ids, now)
    await forgetBytes(tx, await attachedFor(tx, ids))
  })
}
