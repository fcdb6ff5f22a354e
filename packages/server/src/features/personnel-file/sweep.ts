import { DRAFT_HOURS, ORIGINAL_KEPT_DAYS } from '@salvia/core/limits'
import { originalKeptUntil } from '@salvia/core/personnel-file'
import { addCalendarDays, addElapsed, type Instant } from '@salvia/core/primitives'
import type { Services } from '../../services.ts'
import { deleteUnsentAttachments } from './attachments.store.ts'
import { deleteExpiredDrafts } from './drafts.store.ts'
import { isPersonnelFileKey } from './file-keys.ts'
import { casesWithOriginal, keysInUse, markOriginalsDeleted } from './sweep.store.ts'

/** Bytes are written before the row that points to them, so new ones may still get their row. */
const UNCLAIMED_HOURS = 1
const KEYS_AT_A_TIME = 500

/**
 * Deletes drafts after a day and originals after their time, then the bytes that no row points to. In this order the
 * next run finds everything that an interrupted run leaves.
 */
export async function sweepPersonnelFiles(services: Services): Promise<void> {
  const now = services.clock.now()
  await deleteExpiredDrafts(services.db, now)
  await deleteUnsentAttachments(services.db, addElapsed(now, { hours: -DRAFT_HOURS }))
  await letOriginalsGo(services, now)
  await deleteUnclaimedBytes(services, now)
}

async function letOriginalsGo({ db }: Services, now: Instant): Promise<void> {
  // Selects a day more than the exact rule below, because a time of day that does not exist (summer time) moves
  // forward.
  const finishedBefore = addCalendarDays(now, 1 - ORIGINAL_KEPT_DAYS)
  const old = (await casesWithOriginal(db, finishedBefore)).filter(
    ({ finishedAt }) => now > originalKeptUntil(finishedAt),
  )
  await markOriginalsDeleted(
    db,
    old.map(({ id }) => id),
    now,
  )
}

async function deleteUnclaimedBytes({ db, files }: Services, now: Instant): Promise<void> {
  const old: string[] = []
  const unclaimedSince = addElapsed(now, { hours: -UNCLAIMED_HOURS })
  for await (const { key, changedAt } of files.keys()) {
    if (isPersonnelFileKey(key) && changedAt < unclaimedSince) old.push(key)
  }
  for (let from = 0; from < old.length; from += KEYS_AT_A_TIME) {
    const some = old.slice(from, from + KEYS_AT_A_TIME)
    const inUse = await keysInUse(db, some)
    for (const key of some) if (!inUse.has(key)) await files.delete(key)
  }
}
