import { TYPED_NUMBERS_PER_HOUR } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { HOUR_MS } from '../clock.ts'
import { transaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { addAudit } from './audit.store.ts'
import { type AnyCaller, callerId } from './caller.ts'
import { insistOnTurn } from './insist-on-turn.ts'
import { type RateLimit, takeTurn } from './rate-limits.store.ts'

const NUMBERS_OF_A_CALLER: RateLimit = {
  name: 'typed-numbers',
  most: TYPED_NUMBERS_PER_HOUR,
  withinMs: HOUR_MS,
}
const SAME_NUMBER: RateLimit = { name: 'typed-number', most: 1, withinMs: HOUR_MS }

/** A whole identity number that a call names one person by. */
export interface TypedNumber {
  readonly digits: string
  /** The name of the endpoint. */
  readonly call: string
  readonly caller: AnyCaller
  readonly clientNumber: string | null
  readonly now: Instant
}

/**
 * Counts and audits that a caller types an identity number, whatever the answer. The same number takes one turn an hour,
 * since a list asks again by itself, and an order asks once to check and once to send. Neither count nor audit holds the
 * number. Throws TOO_MANY_REQUESTS.
 */
export async function countTypedNumber(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { digits, call, caller, clientNumber, now }: TypedNumber,
): Promise<void> {
  const id = callerId(caller)
  await transaction(db, async tx => {
    // The lock of this count is kept to the end, so that of two calls at once the second waits for what the first may do.
    if (!(await takeTurn(tx, SAME_NUMBER, `${id} ${secrets.pidHash(digits)}`, now))) return
    await insistOnTurn(tx, NUMBERS_OF_A_CALLER, id, now)
    await addAudit(tx, {
      ...{ at: now, actor: caller, action: 'number-typed', details: { call } },
      ...(clientNumber !== null && { clientNumber }),
    })
  })
}
