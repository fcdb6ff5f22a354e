import { PAIRING_ANSWER_MINUTES, PAIRING_MINUTES } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { isLive } from '../../access/sessions.store.ts'
import type { Db } from '../../db/database.ts'
import { pairings } from '../../db/schema/pairings.ts'
import { sessions } from '../../db/schema/sessions.ts'

export type Pairing = typeof pairings.$inferSelect

export async function insertPairing(db: Db, pairing: typeof pairings.$inferInsert): Promise<void> {
  await db.insert(pairings).values(pairing)
}

const isYounger = (now: Instant, minutes: number) =>
  gt(pairings.startedAt, addElapsed(now, { minutes: -minutes }))

/** Waits for an answer: neither answered, too old nor over. */
const isWaiting = (now: Instant) =>
  and(isNull(pairings.answer), isNull(pairings.endedAt), isYounger(now, PAIRING_MINUTES))

const waits = (userCodeHash: string, now: Instant) =>
  and(eq(pairings.userCodeHash, userCodeHash), isWaiting(now))

/** Waits for an answer, or for the terminal to collect it. */
const isOpen = (deviceCodeHash: string, now: Instant) =>
  and(
    eq(pairings.deviceCodeHash, deviceCodeHash),
    or(
      isWaiting(now),
      and(
        isNotNull(pairings.answer),
        isNull(pairings.endedAt),
        isYounger(now, PAIRING_MINUTES + PAIRING_ANSWER_MINUTES),
      ),
    ),
  )

/** The pairing of a terminal; undefined if it is unknown, too old or over. */
export async function pairingOfDevice(
  db: Db,
  deviceCodeHash: string,
  now: Instant,
): Promise<Pairing | undefined> {
  const [row] = await db.select().from(pairings).where(isOpen(deviceCodeHash, now))
  return row
}

/** The pairing that waits for an answer; undefined if none does with this code. */
export async function waitingPairing(
  db: Db,
  userCodeHash: string,
  now: Instant,
): Promise<Pairing | undefined> {
  const [row] = await db.select().from(pairings).where(waits(userCodeHash, now))
  return row
}

/** Answers the pairing that waits with a code. Undefined if none does: of two answers at once, one counts. */
export async function answerPairing(
  db: Db,
  userCodeHash: string,
  answer: { readonly answer: 'refused' } | { readonly answer: 'approved'; readonly approvedBy: string },
  now: Instant,
): Promise<Pairing | undefined> {
  const [answered] = await db.update(pairings).set(answer).where(waits(userCodeHash, now)).returning()
  return answered
}

/** Ends a pairing. True for exactly one caller. */
export async function endPairing(db: Db, deviceCodeHash: string, now: Instant): Promise<boolean> {
  const ended = await db
    .update(pairings)
    .set({ endedAt: now })
    .where(isOpen(deviceCodeHash, now))
    .returning({ id: pairings.id })
  return ended.length > 0
}

/** The session that approved a pairing; undefined if it is over. */
export async function approvingSession(db: Db, sessionId: string, now: Instant) {
  const { accountId, method, realm, createdAt: startedAt, endsAt } = sessions
  const [row] = await db
    .select({ accountId, method, realm, startedAt, endsAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isLive(now)))
  return row
}

export async function sweepPairings(db: Db, startedBefore: Instant): Promise<void> {
  await db.delete(pairings).where(lt(pairings.startedAt, startedBefore))
}
