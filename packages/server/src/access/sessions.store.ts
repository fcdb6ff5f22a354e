import type { SessionAnswer } from '@salvia/core/auth'
import { SESSION_ABSOLUTE_HOURS } from '@salvia/core/limits'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { HOUR_MS } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema/sessions.ts'

/** Begins a session that ends at last after its absolute time. */
export async function openSession(
  db: Db,
  accountId: string,
  method: SessionAnswer['authMethod'],
  now: Date,
): Promise<{ id: string; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + SESSION_ABSOLUTE_HOURS * HOUR_MS)
  return replaceSession(db, { accountId, method, endsAt }, now)
}

/** Ends a session at once; answers whose it was, where it was not over yet. */
export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<string | undefined> {
  const [revoked] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ accountId: sessions.accountId })
  return revoked?.accountId
}

/** Ends every session of an account at once. */
export async function revokeSessionsOf(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
}

/** Begins a session in the place of one that is going on, with its end; the token of the old one is worth nothing then. */
export async function replaceSession(
  db: Db,
  old: { accountId: string; method: SessionAnswer['authMethod']; endsAt: Date },
  now: Date,
): Promise<{ id: string; endsAt: Date }> {
  const { accountId, method, endsAt } = old
  const [row] = await db
    .insert(sessions)
    .values({ accountId, method, endsAt, createdAt: now, lastSeenAt: now })
    .returning({ id: sessions.id, endsAt: sessions.endsAt })
  if (!row) throw new Error('The session was not kept.')
  return row
}

/** Forgets sessions whose end has passed. */
export async function sweepSessions(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, endedBefore))
}
