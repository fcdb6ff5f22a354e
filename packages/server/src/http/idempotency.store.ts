import type { Instant } from '@salvia/core/primitives'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/platform.ts'

/** Identifies a write: the caller, and the hash of the key that the caller sent. */
export interface KeyId {
  readonly subject: string
  readonly keyHash: string
}

/** How long a call holds a key without renewing it. After that the key of a process that died is free. */
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

/** A call that holds a key until another one takes it over. */
export interface Lease extends KeyId {
  readonly lease: string
}

/** Condition: the call still holds the key and has not stored its answer. */
const isHeld = (held: Lease) =>
  and(isKey(held), eq(idempotencyKeys.lease, held.lease), isNotNull(idempotencyKeys.leasedUntil))

/** Takes the key for this call; undefined if another call holds it or has used it. */
export async function claimKey(
  db: Db,
  id: KeyId,
  fingerprint: string,
  now: Instant,
): Promise<Lease | undefined> {
  const [claimed] = await db
    .insert(idempotencyKeys)
    .values({ ...id, fingerprint, leasedUntil: leaseEnd, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.subject, idempotencyKeys.keyHash],
      set: { leasedUntil: leaseEnd, lease: sql`gen_random_uuid()`, fingerprint },
      setWhere: sql`${idempotencyKeys.leasedUntil} < now()`,
    })
    .returning({ lease: idempotencyKeys.lease })
  return claimed && { ...id, ...claimed }
}

export async function renewLease(db: Db, held: Lease): Promise<void> {
  await db.update(idempotencyKeys).set({ leasedUntil: leaseEnd }).where(isHeld(held))
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

/** Stores the answer, which completes the key. False if another call has taken the key over. */
export async function settleKey(
  db: Db,
  held: Lease,
  answer: { fingerprint: string; sealedAnswer: Uint8Array },
): Promise<boolean> {
  const settled = await db
    .update(idempotencyKeys)
    .set({ ...answer, leasedUntil: null })
    .where(isHeld(held))
    .returning({ lease: idempotencyKeys.lease })
  return settled.length > 0
}

/** Frees a key whose call failed, so that it can be sent again. */
export async function releaseKey(db: Db, held: Lease): Promise<void> {
  await db.delete(idempotencyKeys).where(isHeld(held))
}

/** Deletes keys that are so old that nobody sends them again. */
export async function sweepIdempotencyKeys(db: Db, before: Instant): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}
