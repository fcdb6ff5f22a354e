import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { FairTurns } from '../turns/fair-turns.ts'
import {
  claimKey,
  type KeyId,
  type KeyState,
  LEASE_SECONDS,
  type Lease,
  readKey,
  releaseKey,
  renewLease,
  settleKey,
} from './idempotency.store.ts'
import { idempotencyKeyHash, openAnswer, sealAnswer } from './sealed-answer.ts'

/** The first pause before it is asked again whether another call has finished; each is longer than the one before. */
const WAIT_FIRST_MS = 100
const WAIT_GROWTH = 1.5
const WAIT_LONGEST_MS = 1_000
/** So many waiting calls of one caller ask at once in this process; the others of that caller stand in line. */
const ASKING_AT_ONCE = 3
const waiting = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: ASKING_AT_ONCE })
/** A key is any visible ASCII text that a client makes up, long enough to be unique. */
const KEY = /^[\x21-\x7e]{8,255}$/

/** A write that carries an Idempotency-Key. */
export interface KeyedCall {
  readonly subject: string
  readonly key: string
  readonly now: Instant
  /** The input of the call, apart from a file. */
  readonly request: unknown
  /** The hash of the file, if the call has one. Reads the file if nobody has. */
  readonly contentHash: (() => Promise<string>) | null
  /** Ends the wait for the first call with the key. */
  readonly gone: AbortSignal
  /** Throws if the caller may no longer have the answer of the first call. */
  readonly beforeRepeat: () => Promise<unknown>
}

/** Stores the answer of a keyed call in the call's own transaction. */
export type KeepAnswer = (tx: Db, answer: unknown) => Promise<void>

/** Reads the key from the header. Refuses one that is malformed. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw appError('INVALID_REQUEST', { fields: 'Idempotency-Key' })
  }
  return header
}

/**
 * Does the work once for a key. A repeated call gets the first answer, also if it comes while the first is still
 * running, as long as the caller may still have that answer. With another payload it is refused. Only answers are
 * stored; a call that failed may be sent again.
 */
export async function once(
  db: Db,
  call: KeyedCall,
  work: (keep: KeepAnswer) => Promise<unknown>,
): Promise<unknown> {
  const id = { subject: call.subject, keyHash: idempotencyKeyHash(call.key) }
  const base = fingerprintOf(call)
  const look = () => claimOrRead(db, id, base, call.now)
  const isUnderWay = ({ state }: Found) => state?.isUnderWay === true && state.fingerprint.startsWith(base)
  let found = await look()
  if (isUnderWay(found)) {
    found = await waiting.take(call.subject, () => untilNot(isUnderWay, look, call.gone), call.gone)
  }
  if (found.held) return firstAnswer(db, found.held, { call, base, work })
  // Whether the caller may know of the object comes before whatever the key says, as in every order of refusals.
  await call.beforeRepeat()
  if (!found.state.fingerprint.startsWith(base)) throw appError('IDEMPOTENCY_KEY_REUSED')
  return earlierAnswer(call, base, found.state)
}

/** The key, held by this call now or by another one. */
type Found =
  | { readonly held: Lease; readonly state?: undefined }
  | { readonly held?: undefined; readonly state: KeyState }

async function claimOrRead(db: Db, id: KeyId, base: string, now: Instant): Promise<Found> {
  for (;;) {
    const held = await claimKey(db, id, base, now)
    if (held) return { held }
    const state = await readKey(db, id)
    if (state) return { state }
  }
}

/** Looks again and again, less and less often. Throws when the caller is gone. */
async function untilNot(
  isUnderWay: (found: Found) => boolean,
  look: () => Promise<Found>,
  gone: AbortSignal,
): Promise<Found> {
  for (let pause = WAIT_FIRST_MS; ; pause = Math.min(pause * WAIT_GROWTH, WAIT_LONGEST_MS)) {
    const found = await look()
    if (!isUnderWay(found)) return found
    await sleep(pause)
    gone.throwIfAborted()
  }
}

interface FirstCall {
  readonly call: KeyedCall
  readonly base: string
  readonly work: (keep: KeepAnswer) => Promise<unknown>
}

async function firstAnswer(db: Db, held: Lease, { call, base, work }: FirstCall): Promise<unknown> {
  const renewal = setInterval(
    () => void renewLease(db, held).catch(() => undefined),
    (LEASE_SECONDS * 1000) / 3,
  )
  const settle = async (on: Db, answer: unknown) => {
    const fingerprint = await wholeFingerprint(call, base)
    const kept = { fingerprint, sealedAnswer: sealAnswer(call.key, answer) }
    // Another call took the key over, since this process was silent for too long. What that call did is the answer.
    if (!(await settleKey(on, held, kept))) throw appError('SERVICE_UNAVAILABLE')
  }
  let isKept = false
  try {
    const answer = await work(async (tx, kept) => {
      await settle(tx, kept)
      isKept = true
    })
    if (!isKept) await settle(db, answer)
    return answer
  } catch (error) {
    // If this fails too, the lease runs out by itself.
    await releaseKey(db, held).catch(() => undefined)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

async function earlierAnswer(call: KeyedCall, base: string, state: KeyState): Promise<unknown> {
  if (state.fingerprint !== (await wholeFingerprint(call, base)) || !state.sealedAnswer) {
    throw appError('IDEMPOTENCY_KEY_REUSED')
  }
  return openAnswer(call.key, state.sealedAnswer)
}

/** The fingerprint of the whole call: the base, followed by the hash of the content once it is known. */
async function wholeFingerprint(call: KeyedCall, base: string): Promise<string> {
  return call.contentHash ? `${base}.${await call.contentHash()}` : base
}

/** Keyed, so that somebody who reads the table cannot find out the input by trying. */
function fingerprintOf({ key, request }: KeyedCall): string {
  return createHmac('sha256', key).update(JSON.stringify(request)).digest('base64url')
}
