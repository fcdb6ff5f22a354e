import type { Instant } from '@salvia/core/primitives'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { feeds } from '../../db/schema/feeds.ts'

/** When the provider's journal was last heard; null for never. */
export async function journalHeardAt(db: Db): Promise<Instant | null> {
  const [row] = await db.select({ at: feeds.lastBatchAt }).from(feeds).where(eq(feeds.kind, 'certificates'))
  return row?.at ?? null
}
