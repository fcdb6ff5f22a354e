import type { Instant } from '@salvia/core/primitives'
import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { uuids } from '../../db/uuids.ts'

/** Who does something, and when. */
interface Act {
  readonly by: string
  readonly at: Instant
}

export type NewEntry = typeof certificates.$inferInsert

/** So many rows are inserted at a time: there is a limit on the number of parameters. */
const ROWS_AT_ONCE = 1_000

/** Adds entries. Returns their ids, in order. */
export async function insertEntries(tx: Db, entries: readonly NewEntry[]): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
    const part = entries.slice(at, at + ROWS_AT_ONCE)
    const rows = await tx.insert(certificates).values(part).returning({ id: certificates.id })
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Removes entries: they stay, with who removed them. Returns the ids of those that nobody had removed before. */
export async function removeEntries(tx: Db, ids: readonly string[], { by, at }: Act): Promise<string[]> {
  const removed = await tx
    .update(certificates)
    .set({ removedAt: at, removedBy: by })
    .where(and(sql`${certificates.id} = any(${uuids(ids)})`, isNull(certificates.removedAt)))
    .returning({ id: certificates.id })
  return removed.map(({ id }) => id)
}
