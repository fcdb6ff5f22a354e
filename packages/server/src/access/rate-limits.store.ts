import { addElapsed, type Instant } from '@salvia/core/primitives'
import { and, eq, gt, lt, min, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { transaction } from '../db/transaction.ts'

/** How often something may be done within a stretch of time. */
export interface RateLimit {
  readonly name: string
  readonly most: number
  readonly withinMs: number
}

/** Counts one more for a subject (a keyed hash); false where the limit is reached, and then nothing is counted. */
export async function takeTurn(db: Db, limit: RateLimit, subject: string, now: Instant): Promise<boolean> {
  return (await nextTurn(db, limit, subject, now)) === null
}

/**
 * Counts one more for a subject; where the limit is reached nothing is counted, and the answer is when the next one
 * is free. The stretch of time slides: it ends now, so that no more than the limit ever lies within one. When it has
 * passed to the moment, one is free again.
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
    // Two at the same moment would each see the other's place free.
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

/** Takes back a turn that turned out to be none of those that are limited. */
export async function giveBackTurn(db: Db, limit: RateLimit, subject: string, at: Instant): Promise<void> {
  const { limit: which, subject: whose, windowStart, count } = rateLimits
  await db
    .update(rateLimits)
    .set({ count: sql`${count} - 1` })
    .where(and(eq(which, limit.name), eq(whose, subject), eq(windowStart, at), gt(count, 0)))
}

/** Forgets what was counted longer ago than any limit looks back. */
export async function sweepRateLimits(db: Db, before: Instant): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before))
}
