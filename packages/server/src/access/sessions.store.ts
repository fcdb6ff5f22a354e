import { SESSION_ABSOLUTE_HOURS, SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import type { Device, SessionMethod } from '@salvia/core/sessions'
import { and, eq, gte, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema/sessions.ts'
import { bindingOf } from './browser-binding.ts'

/** The facts of a new session. */
interface Beginning {
  readonly accountId: string
  readonly method: SessionMethod
  /** The realm of single sign-on that the session began with. */
  readonly realm?: string | undefined
  readonly device: Device
  /** Hash of the cookie of the browser that the session is bound to; null if it is not bound. */
  readonly binding: string | null
  /** When the user proved who they are, if not now. */
  readonly startedAt?: Instant
  /** Its absolute end, if an earlier session decides that. */
  readonly endsAt?: Instant
}

/** Begins a session. Answers its absolute end. */
export async function openSession(
  db: Db,
  beginning: Beginning,
  now: Instant,
): Promise<{ id: string; endsAt: Instant }> {
  const { accountId, method, realm, device, binding, startedAt = now } = beginning
  const { endsAt = addElapsed(now, { hours: SESSION_ABSOLUTE_HOURS }) } = beginning
  const [row] = await db
    .insert(sessions)
    .values({
      ...{ accountId, method, realm, binding, endsAt, ...device },
      createdAt: startedAt,
      lastSeenAt: now,
    })
    .returning({ id: sessions.id, endsAt: sessions.endsAt })
  if (!row) throw new Error('The session was not kept.')
  return row
}

/** Condition: the session is not revoked, not idle for too long, and not past its end. */
export function isLive(now: Instant) {
  const idleSince = addElapsed(now, { minutes: -SESSION_IDLE_MINUTES })
  return and(isNull(sessions.revokedAt), gte(sessions.lastSeenAt, idleSince), gte(sessions.endsAt, now))
}

/** Condition: the session is bound to the browser with this secret, or not bound at all, as those of the terminal. */
export function isBoundWhere(secret: string | undefined) {
  const unbound = isNull(sessions.binding)
  return secret === undefined ? unbound : or(unbound, eq(sessions.binding, bindingOf(secret)))
}

/** Ends a session at once. Answers the account, or undefined if the session was over already. */
export async function revokeSession(db: Db, sessionId: string, now: Instant): Promise<string | undefined> {
  const [revoked] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ accountId: sessions.accountId })
  return revoked?.accountId
}

/** Ends every session of an account at once. */
export async function revokeSessionsOf(db: Db, accountId: string, now: Instant): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
}

/** Deletes sessions that ended before a moment. */
export async function sweepSessions(db: Db, endedBefore: Instant): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, endedBefore))
}
