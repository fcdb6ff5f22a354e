import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import {
  claimKey,
  type KeyState,
  LEASE_SECONDS,
  type Lease,
  readKey,
  releaseKey,
  renewLease,
  settleKey,
} from './idempotency.store.ts'
import { idempotencyKeyHash, openAnswer, sealAnswer } from './sealed-answer.ts'

const WAIT_STEP_MS = 100
/** A key may be any text that a client makes up, as long as it is not too short to be its own. */
const KEY = /^[\x21-\x7e]{8,255}$/

/** A write that carries an Idempotency-Key. */
export interface KeyedCall {
  readonly subject: string
  readonly key: string
  readonly now: Instant
  /** What was asked for, apart from a file. */
  readonly request: unknown
  /** The hash of the file once it was read, where the call carries one; reads it where nobody has. */
  readonly contentHash: (() => Promise<string>) | null
  /** Throws where the caller may no longer be told what the first call was answered. */
  readonly beforeRepeat: () => Promise<unknown>
}

/** What the work of a keyed call may keep in its own transaction. */
export type KeepAnswer = (tx: Db, answer: unknown) => Promise<void>

/** The key of the header; one that cannot be a key is refused. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw appError('INVALID_REQUEST', { fields: 'Idempotency-Key' })
  }
  return header
}

/**
 * Does the work once for a key: who sends it again gets the first answer, also while the first is still
 * under way, if the caller may still have it; with another payload it is refused. Only answers are kept; a call that
 * failed may be sent again.
 */
export async function once(
  db: Db,
  call: KeyedCall,
  work: (keep: KeepAnswer) => Promise<unknown>,
): Promise<unknown> {
  const id = { subject: call.subject, keyHash: idempotencyKeyHash(call.key) }
  const base = fingerprintOf(call)
  for (;;) {
    const held = await claimKey(db, id, base, call.now)
    if (held) return firstAnswer(db, held, { call, base, work })
    const state = await readKey(db, id)
    if (!state) continue
    const isSameCall = state.fingerprint.startsWith(base)
    if (isSameCall && state.isUnderWay) {
      await sleep(WAIT_STEP_MS)
      continue
    }
    // What the caller may not know of comes before whatever a key says, as in every order of refusals.
    await call.beforeRepeat()
    if (!isSameCall) throw appError('IDEMPOTENCY_KEY_REUSED')
    return earlierAnswer(call, base, state)
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
    // This process was silent for so long that another call took the key over: what it did is the answer.
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
    // Where this fails too, the lease runs out by itself.
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

/** The base alone while the content is not known; the content's hash follows it. */
async function wholeFingerprint(call: KeyedCall, base: string): Promise<string> {
  return call.contentHash ? `${base}.${await call.contentHash()}` : base
}

/** Keyed, so that nobody who reads the table can find out by trying what a call was given. */
function fingerprintOf({ key, request }: KeyedCall): string {
  return createHmac('sha256', key).update(JSON.stringify(request)).digest('base64url')
}
