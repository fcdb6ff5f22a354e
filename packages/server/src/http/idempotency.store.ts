import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/platform.ts'

/** Which write it is: the caller and the hash of the caller's key. */
export interface KeyId {
  readonly subject: string
  readonly keyHash: string
}

/** How long a call keeps a key without a word; a process that died lets go of it after this. */
export const LEASE_SECONDS = 15

export interface KeyState {
  readonly fingerprint: string
  readonly isUnderWay: boolean
  readonly sealedAnswer: Uint8Array | null
}

/** Leases run on the database's clock: server processes may disagree about the time. */
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

const isKey = ({ subject, keyHash }: KeyId) =>
  and(eq(idempotencyKeys.subject, subject), eq(idempotencyKeys.keyHash, keyHash))

/** Takes the key for this call; false where another call has it or had it. */
export async function claimKey(db: Db, id: KeyId, fingerprint: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...id, fingerprint, leasedUntil: leaseEnd, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.subject, idempotencyKeys.keyHash],
      set: { leasedUntil: leaseEnd, fingerprint },
      setWhere: sql`${idempotencyKeys.leasedUntil} < now()`,
    })
    .returning({ subject: idempotencyKeys.subject })
  return claimed.length > 0
}

export async function renewLease(db: Db, id: KeyId): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ leasedUntil: leaseEnd })
    .where(and(isKey(id), isNotNull(idempotencyKeys.leasedUntil)))
}

export async function readKey(db: Db, id: KeyId): Promise<KeyState | undefined> {
  const [row] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      isUnderWay: sql<boolean>`${idempotencyKeys.leasedUntil} is not null`,
      sealedAnswer: idempotencyKeys.sealedAnswer,
    })
    .from(idempotencyKeys)
    .where(isKey(id))
  return row
}

/** Keeps the answer; from now on the key is done. */
export async function settleKey(
  db: Db,
  id: KeyId,
  answer: { fingerprint: string; sealedAnswer: Uint8Array },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ ...answer, leasedUntil: null })
    .where(isKey(id))
}

/** Lets go of a key whose call failed, so that it can be sent again. */
export async function releaseKey(db: Db, id: KeyId): Promise<void> {
  await db.delete(idempotencyKeys).where(and(isKey(id), isNotNull(idempotencyKeys.leasedUntil)))
}

/** Forgets keys that nobody will send again. */
export async function sweepIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}
