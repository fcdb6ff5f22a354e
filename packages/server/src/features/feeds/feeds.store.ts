import { FEED_KINDS, type FeedKind, type WatchedFeed } from '@salvia/core/feed-catalogue'
import { isSilent } from '@salvia/core/feeds'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import { feeds } from '../../db/schema/feeds.ts'

/** What is known of kinds, in the order of the catalogue. Also of one that nothing has come of yet. */
export async function feedsOf(db: Db, kinds: readonly FeedKind[], now: Instant): Promise<WatchedFeed[]> {
  const rows = await db.select().from(feeds)
  const byKind = new Map(rows.map(row => [row.kind, row]))
  return FEED_KINDS.filter(kind => kinds.includes(kind)).map(kind => shape(kind, byKind.get(kind), now))
}

/** Sets how long a kind may be silent before it is told; null for no limit. */
export async function setSilence(
  tx: Db,
  kind: FeedKind,
  silentHours: number | null,
  now: Instant,
): Promise<void> {
  const values = { silentHours, watchedSince: silentHours === null ? null : now }
  await tx
    .insert(feeds)
    .values({ kind, ...values })
    .onConflictDoUpdate({ target: feeds.kind, set: values })
}

type FeedRow = typeof feeds.$inferSelect

function shape(kind: FeedKind, row: FeedRow | undefined, now: Instant): WatchedFeed {
  if (!row) return { ...NOTHING_YET, kind }
  const { objects, latestVersion, lastBatchAt, lastCounts, lastHash } = row
  const { lastRefusedAt, lastRefused, silentHours } = row
  const isAccepted = lastBatchAt && lastCounts && lastHash
  return {
    kind,
    objects,
    latestVersion,
    lastBatch: isAccepted ? { at: lastBatchAt, ...lastCounts, hash: lastHash } : null,
    lastRefused: lastRefusedAt ? { at: lastRefusedAt, refused: lastRefused ?? 0 } : null,
    silentHours,
    isSilent: isSilent(row, now),
  }
}

const NOTHING_YET = {
  objects: 0,
  latestVersion: null,
  lastBatch: null,
  lastRefused: null,
  silentHours: null,
  isSilent: false,
}
