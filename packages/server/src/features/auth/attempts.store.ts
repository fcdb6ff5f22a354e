import { LOCK_AFTER_WRONG_PASSWORDS, LOCK_HOURS } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { signInAttempts } from '../../db/schema/sessions.ts'

/** `refused`: the account is locked. `last`: one more wrong password locks it. */
export type Attempt = 'refused' | 'last' | 'counted'

/**
 * Counts an attempt before the password is checked, so that attempts at the same moment, on any number of server
 * processes, never exceed the limit. The last attempt that the limit allows locks the account. A right password clears
 * the count. When the lock ends, one may try again.
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

/** Takes back an attempt whose password was not checked, and the lock if this attempt made it. */
export async function takeBackAttempt(db: Db, emailHash: string): Promise<void> {
  const { failed } = signInAttempts
  await db
    .update(signInAttempts)
    .set({ failed: sql`greatest(${failed} - 1, 0)`, lockedUntil: null })
    .where(eq(signInAttempts.emailHash, emailHash))
}

/** Clears the attempts after a right password. */
export async function forgetAttempts(db: Db, emailHash: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.emailHash, emailHash))
}

/** Deletes old attempts, such as guesses at emails that nobody has. */
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
