import { addElapsed, type Instant } from '@salvia/core/primitives'
import { and, eq, gt, lt, min, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { transaction } from '../db/transaction.ts'

/** How often something may be done within a period. */
export interface RateLimit {
  readonly name: string
  readonly most: number
  readonly withinMs: number
}

/** Counts one more for a subject (a keyed hash). False, without counting, if the limit is reached. */
export async function takeTurn(db: Db, limit: RateLimit, subject: string, now: Instant): Promise<boolean> {
  return (await nextTurn(db, limit, subject, now)) === null
}

/**
 * Counts one more for a subject. If the limit is reached, nothing is counted and the answer is when the next one is
 * allowed. The period slides: it always ends now, so no period of its length ever holds more than the limit. A count
 * stops counting exactly one period later.
 */
export async function nextTurn(
  db: Db,
  limit: RateLimit,
  subject: string,
  now: Instant,
): Promise<Instant | null> {
  const { name, most, withinMs } = limit
  const { limit: which, subject: whose, windowStart, count } = rateLimits
  return transaction(db, async tx => {
    // Locked, since two at the same moment would both see a free place.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${subject}`}, 0))`)
    const since = addElapsed(now, { milliseconds: -withinMs })
    const [taken] = await tx
      .select({ times: sql<number>`coalesce(sum(${count}), 0)::int`, first: min(windowStart) })
      .from(rateLimits)
      .where(and(eq(which, name), eq(whose, subject), gt(windowStart, since), gt(count, 0)))
    if (taken?.first && taken.times >= most) return addElapsed(taken.first, { milliseconds: withinMs })
    await tx
      .insert(rateLimits)
      .values({ limit: name, subject, windowStart: now, count: 1 })
      .onConflictDoUpdate({ target: [which, whose, windowStart], set: { count: sql`${count} + 1` } })
    return null
  })
}

/** Takes back a count that should not have been made, such as for a right password. */
export async function giveBackTurn(db: Db, limit: RateLimit, subject: string, at: Instant): Promise<void> {
  const { limit: which, subject: whose, windowStart, count } = rateLimits
  await db
    .update(rateLimits)
    .set({ count: sql`${count} - 1` })
    .where(and(eq(which, limit.name), eq(whose, subject), eq(windowStart, at), gt(count, 0)))
}

/** Deletes counts that are older than every limit looks back. */
export async function sweepRateLimits(db: Db, before: Instant): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before))
}
