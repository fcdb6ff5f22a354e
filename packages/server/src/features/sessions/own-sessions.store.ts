import { SESSIONS_LISTED } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import type { OwnSession } from '@salvia/core/sessions'
import { and, count, desc, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Person } from '../../access/caller.ts'
import { isLive } from '../../access/sessions.store.ts'
import { speaksForEveryone } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/schema/sessions.ts'

/** A user, identified by the calling session. */
type Asker = Pick<Person, 'accountId' | 'sessionId' | 'realm'>

/**
 * Condition for the sessions that the asker may see: all of the account. If the asker signed in by one organisation's
 * single sign-on, only those of that realm, because the account may be another organisation's user too.
 */
const isTheirs = ({ accountId, realm }: Omit<Asker, 'sessionId'>) =>
  and(
    eq(sessions.accountId, accountId),
    realm && !speaksForEveryone(realm) ? eq(sessions.realm, realm.name) : undefined,
  )

/** A user's active sessions, and how many there are: first the calling session, then those last used. */
export async function liveSessions(
  db: Db,
  asker: Asker,
  now: Instant,
): Promise<{ items: OwnSession[]; total: number }> {
  const { sessionId } = asker
  const theirs = and(isTheirs(asker), isLive(now))
  const rows = await db
    .select()
    .from(sessions)
    .where(theirs)
    .orderBy(
      desc(eq(sessions.id, sessionId)),
      desc(sessions.lastSeenAt),
      desc(sessions.createdAt),
      sessions.id,
    )
    .limit(SESSIONS_LISTED)
  const [counted] = await db.select({ total: count() }).from(sessions).where(theirs)
  const items = rows.map(row => ({
    id: row.id,
    isThis: row.id === sessionId,
    method: row.method,
    device: { program: row.program, system: row.system },
    startedAt: row.createdAt,
    lastUsedAt: row.lastSeenAt,
  }))
  return { items, total: counted?.total ?? 0 }
}

/** Includes idle sessions: by another process's clock they may still be active. */
const mayGoOn = (asker: Asker, now: Instant) =>
  and(isTheirs(asker), isNull(sessions.revokedAt), gte(sessions.endsAt, now))

/**
 * Ends one session of a user at once. Returns `over` if it had ended before, and undefined if the user has no such
 * session.
 */
export async function endSession(
  db: Db,
  asker: Asker,
  id: string,
  now: Instant,
): Promise<'ended' | 'over' | undefined> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), mayGoOn(asker, now)))
    .returning({ id: sessions.id })
  if (ended.length > 0) return 'ended'
  const [known] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isTheirs(asker)))
  return known && 'over'
}

/** Ends every session of a user except the calling one. Returns the ids of those ended. */
export async function endOtherSessions(db: Db, asker: Asker, now: Instant): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(ne(sessions.id, asker.sessionId), mayGoOn(asker, now)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}
