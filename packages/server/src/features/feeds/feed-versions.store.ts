import type { FeedKind } from '@salvia/core/feed-catalogue'
import type { FeedCounts } from '@salvia/core/feeds'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { feeds, feedVersions } from '../../db/schema/feeds.ts'

/**
 * Lets one batch of a kind be applied at a time, over all server processes: another one waits until this transaction
 * ends.
 */
export async function lockFeed(tx: Db, kind: FeedKind): Promise<void> {
  await tx.insert(feeds).values({ kind }).onConflictDoNothing()
  await tx.select({ kind: feeds.kind }).from(feeds).where(eq(feeds.kind, kind)).for('update')
}

/** The version that an object has here. */
interface KeptVersion {
  readonly version: number
  readonly deleted: boolean
}

/** The versions of those objects that have one. */
export async function versionsOf(
  tx: Db,
  kind: FeedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptVersion>> {
  const rows = await tx
    .select()
    .from(feedVersions)
    .where(and(eq(feedVersions.kind, kind), inArray(feedVersions.id, [...ids])))
  return new Map(rows.map(({ id, version, deleted }) => [id, { version, deleted }]))
}

/** Stores newer versions of objects. */
export async function keepVersions(
  tx: Db,
  kind: FeedKind,
  versions: readonly (KeptVersion & { readonly id: string })[],
): Promise<void> {
  if (versions.length === 0) return
  await tx
    .insert(feedVersions)
    .values(versions.map(({ id, version, deleted }) => ({ kind, id, version, deleted })))
    .onConflictDoUpdate({
      target: [feedVersions.kind, feedVersions.id],
      set: { version: sql`excluded.version`, deleted: sql`excluded.deleted` },
    })
}

/** A batch that was accepted. */
interface AcceptedBatch {
  readonly counts: FeedCounts
  /** How many more objects there are than before. */
  readonly growth: number
  /** The highest version of its lines; null if it has none. */
  readonly latestVersion: number | null
  /** SHA-256 of what was sent. */
  readonly hash: string
}

/** Notes on the row of its kind that a batch was accepted. */
export async function keepBatch(tx: Db, kind: FeedKind, batch: AcceptedBatch, at: Instant): Promise<void> {
  await tx
    .update(feeds)
    .set({
      objects: sql`${feeds.objects} + ${batch.growth}`,
      latestVersion: sql`greatest(${feeds.latestVersion}, ${batch.latestVersion}::bigint)`,
      lastBatchAt: at,
      lastCounts: batch.counts,
      lastHash: batch.hash,
    })
    .where(eq(feeds.kind, kind))
}

/** Notes on the row of its kind that a batch was refused as a whole. */
export async function keepRefusal(tx: Db, kind: FeedKind, refused: number, at: Instant): Promise<void> {
  const values = { lastRefusedAt: at, lastRefused: refused }
  await tx
    .insert(feeds)
    .values({ kind, ...values })
    .onConflictDoUpdate({ target: feeds.kind, set: values })
}
