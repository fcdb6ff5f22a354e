import { SESSIONS_LISTED } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import type { OwnSession } from '@salvia/core/sessions'
import { and, count, desc, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Person } from '../../access/caller.ts'
import { isLive } from '../../access/sessions.store.ts'
import { speaksForEveryone } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/schema/sessions.ts'

/** A user, by the session that asks. */
type Asker = Pick<Person, 'accountId' | 'sessionId' | 'realm'>

/**
 * The sessions that an asker has to do with: all of the account, but for one whom an organisation's own sign-in let in
 * those of that alone. The account may be another organisation's user too.
 */
const isTheirs = ({ accountId, realm }: Omit<Asker, 'sessionId'>) =>
  and(
    eq(sessions.accountId, accountId),
    realm && !speaksForEveryone(realm) ? eq(sessions.realm, realm.name) : undefined,
  )

/** Where a user is signed in: the session that asks, then those last used; and how many there are. */
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

/** Idle ones too: another process may have a clock by which they are not idle yet. */
const mayGoOn = (asker: Asker, now: Instant) =>
  and(isTheirs(asker), isNull(sessions.revokedAt), gte(sessions.endsAt, now))

/** Ends one session of a user at once; `over` where it was already, and nothing where the user has had no such session. */
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

/** Ends every session of a user at once but the one that asks; answers which. */
export async function endOtherSessions(db: Db, asker: Asker, now: Instant): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(ne(sessions.id, asker.sessionId), mayGoOn(asker, now)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}
