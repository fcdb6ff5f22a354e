import { LOCK_AFTER_WRONG_PASSWORDS, LOCK_HOURS } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { signInAttempts } from '../../db/schema/sessions.ts'

/** `refused`: the lock holds. `last`: another wrong password and it is locked. */
export type Attempt = 'refused' | 'last' | 'counted'

/**
 * Counts an attempt before its password is looked at, so that attempts made at the same moment, by any
 * number of server processes, are never more than the limit. The last one that the limit allows locks; a
 * right password takes it all back. At the end of the lock itself one may try again.
 */
export async function countAttempt(db: Db, emailHash: string, now: Instant): Promise<Attempt> {
  const lockEnd = addElapsed(now, { hours: LOCK_HOURS })
  const { failed, lockedUntil } = signInAttempts
  const isLockOver = sql`(${lockedUntil} is not null)`
  const next = sql<number>`case when ${isLockOver} then 1 else ${failed} + 1 end`
  const [row] = await db
    .insert(signInAttempts)
    .values({ emailHash, failed: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.emailHash,
      set: {
        failed: next,
        lastAt: now,
        lockedUntil: sql`case when ${next} >= ${LOCK_AFTER_WRONG_PASSWORDS} then ${lockEnd}::timestamptz end`,
      },
      setWhere: sql`${or(isNull(lockedUntil), lte(lockedUntil, now))}`,
    })
    .returning({ failed })
  if (!row) return 'refused'
  return row.failed >= LOCK_AFTER_WRONG_PASSWORDS ? 'last' : 'counted'
}

/** Takes back an attempt whose password was never looked at, and with it the lock that it made. */
export async function takeBackAttempt(db: Db, emailHash: string): Promise<void> {
  const { failed } = signInAttempts
  await db
    .update(signInAttempts)
    .set({ failed: sql`greatest(${failed} - 1, 0)`, lockedUntil: null })
    .where(eq(signInAttempts.emailHash, emailHash))
}

/** Forgets the attempts after a right password. */
export async function forgetAttempts(db: Db, emailHash: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.emailHash, emailHash))
}

/** Forgets what has not been tried for long, such as guesses at e-mails that nobody has. */
export async function sweepAttempts(db: Db, before: Instant, now: Instant): Promise<void> {
  await db
    .delete(signInAttempts)
    .where(
      and(
        lte(signInAttempts.lastAt, before),
        or(isNull(signInAttempts.lockedUntil), lte(signInAttempts.lockedUntil, now)),
      ),
    )
}
