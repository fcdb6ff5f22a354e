import type { AttachmentState } from '@salvia/core/conversations'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { feedFiles } from '../../db/schema/feeds.ts'

export type FeedFileRow = typeof feedFiles.$inferSelect

/** Keeps a file, or that it was sent again: then it keeps the bytes and the state that it has. */
export async function keepFile(tx: Db, file: typeof feedFiles.$inferInsert): Promise<FeedFileRow> {
  const [row] = await tx
    .insert(feedFiles)
    .values(file)
    .onConflictDoUpdate({
      target: feedFiles.sha256,
      // The clocks of two servers may differ.
      set: { sentAt: sql`greatest(${feedFiles.sentAt}, excluded.sent_at)` },
    })
    .returning()
  if (!row) throw new Error('The file was not kept.')
  return row
}

export async function findFile(db: Db, sha256: string): Promise<FeedFileRow | undefined> {
  const [row] = await db.select().from(feedFiles).where(eq(feedFiles.sha256, sha256))
  return row
}

/** The files of some hashes, held against the sweep until the transaction ends, so that a line may name them. */
export function holdFiles(tx: Db, hashes: readonly string[]): Promise<FeedFileRow[]> {
  return tx
    .select()
    .from(feedFiles)
    .where(inArray(feedFiles.sha256, [...hashes]))
    .orderBy(asc(feedFiles.sha256))
    .for('key share')
}

/** Locks a file that still waits for its scan until the transaction ends. */
export async function lockWaitingFile(tx: Db, sha256: string): Promise<FeedFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(feedFiles)
    .where(and(eq(feedFiles.sha256, sha256), eq(feedFiles.state, 'waiting')))
    .for('update')
  return row
}

/** Keeps what the scan says of a file. */
export async function keepFileState(
  tx: Db,
  sha256: string,
  { state, at }: { readonly state: AttachmentState; readonly at: Instant },
): Promise<void> {
  await tx
    .update(feedFiles)
    .set({ state, scannedAt: at, ...(state === 'infected' && { fileKey: '' }) })
    .where(eq(feedFiles.sha256, sha256))
}

/** Some files that have waited for their scan since before a moment: any, so that none keeps the others from it. */
export async function filesWaitingSince(db: Db, before: Instant, most: number): Promise<string[]> {
  const rows = await db
    .select({ sha256: feedFiles.sha256 })
    .from(feedFiles)
    .where(and(eq(feedFiles.state, 'waiting'), lt(feedFiles.sentAt, before)))
    .orderBy(sql`random()`)
    .limit(most)
  return rows.map(({ sha256 }) => sha256)
}

/**
 * Deletes the rows of files that were last sent before a moment and that nothing names. They are locked first and
 * looked at again then, since a line that is just being stored may name one. What is held is left to the next time.
 */
export async function deleteUnnamedBefore(tx: Db, before: Instant): Promise<void> {
  const naming = tx
    .select({ one: sql`1` })
    .from(certificates)
    .where(eq(certificates.documentSha256, feedFiles.sha256))
  const isUnnamed = and(lt(feedFiles.sentAt, before), notExists(naming))
  const found = await tx
    .select({ sha256: feedFiles.sha256 })
    .from(feedFiles)
    .where(isUnnamed)
    .for('update', { skipLocked: true })
  if (found.length === 0) return
  const hashes = found.map(({ sha256 }) => sha256)
  await tx
    .delete(feedFiles)
    .where(and(sql`${feedFiles.sha256} = any(${sql.param(hashes)}::text[])`, isUnnamed))
}

/** Those keys that a file points to. */
export async function fileKeysInUse(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: feedFiles.fileKey })
    .from(feedFiles)
    .where(inArray(feedFiles.fileKey, [...keys]))
  return rows.map(({ key }) => key)
}
