import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@salvia/core/errors'
import type { Db } from '../db/database.ts'
import {
  claimKey,
  type KeyId,
  type KeyState,
  LEASE_SECONDS,
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
  readonly now: Date
  /** What was asked for, apart from a file. */
  readonly request: unknown
  /** The hash of the file once it was read, where the call carries one; reads it where nobody has. */
  readonly contentHash: (() => Promise<string>) | null
}

/** What the work of a keyed call may keep in its own transaction. */
export type KeepAnswer = (tx: Db, answer: unknown) => Promise<void>

/** The key of the header; one that cannot be a key is refused. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new AppError('INVALID_REQUEST', { fields: 'Idempotency-Key' })
  }
  return header
}

/**
 * Does the work once for a key: who sends it again gets the first answer, also while the first is still
 * under way; with another payload it is refused. Only answers are kept; a call that failed may be sent again.
 */
export async function once(
  db: Db,
  call: KeyedCall,
  work: (keep: KeepAnswer) => Promise<unknown>,
): Promise<unknown> {
  const id = { subject: call.subject, keyHash: idempotencyKeyHash(call.key) }
  const base = hash(call.request)
  while (!(await claimKey(db, id, base, call.now))) {
    const state = await readKey(db, id)
    if (!state) continue
    if (!state.fingerprint.startsWith(base)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
    if (!state.isUnderWay) return earlierAnswer(call, base, state)
    await sleep(WAIT_STEP_MS)
  }
  return firstAnswer(db, id, call, base, work)
}

async function firstAnswer(
  db: Db,
  id: KeyId,
  call: KeyedCall,
  base: string,
  work: (keep: KeepAnswer) => Promise<unknown>,
): Promise<unknown> {
  const lease = setInterval(() => void renewLease(db, id).catch(() => undefined), (LEASE_SECONDS * 1000) / 3)
  const settle = async (on: Db, answer: unknown) => {
    const fingerprint = await wholeFingerprint(call, base)
    await settleKey(on, id, { fingerprint, sealedAnswer: sealAnswer(call.key, answer) })
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
    await releaseKey(db, id)
    throw error
  } finally {
    clearInterval(lease)
  }
}

async function earlierAnswer(call: KeyedCall, base: string, state: KeyState): Promise<unknown> {
  if (state.fingerprint !== (await wholeFingerprint(call, base)) || !state.sealedAnswer) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED')
  }
  return openAnswer(call.key, state.sealedAnswer)
}

/** The base alone while the content is not known; the content's hash follows it. */
async function wholeFingerprint(call: KeyedCall, base: string): Promise<string> {
  return call.contentHash ? `${base}.${await call.contentHash()}` : base
}

function hash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
