import { appError } from '@salvia/core/error-catalogue'
import { PAIRING_MINUTES, WRONG_PAIRING_CODES, WRONG_PAIRING_CODES_WITHIN_MINUTES } from '@salvia/core/limits'
import { type FoundPairing, readUserCode } from '@salvia/core/pairings'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { clientNetwork } from '../../access/client-network.ts'
import { insistOnFreshSignIn } from '../../access/fresh-sign-in.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import { giveBackTurn, type RateLimit } from '../../access/rate-limits.store.ts'
import { keepRefusal } from '../../access/refusals.ts'
import { MINUTE_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { answerPairing, type Pairing, waitingPairing } from './pairings.store.ts'

const WRONG_CODES: RateLimit = {
  name: 'wrong-pairing-codes',
  most: WRONG_PAIRING_CODES,
  withinMs: WRONG_PAIRING_CODES_WITHIN_MINUTES * MINUTE_MS,
}

interface CodeCall {
  readonly services: Services
  readonly caller: Person
  readonly now: Instant
  readonly clientAddress: string
}

/** What the user should know about the terminal before approving it. */
export async function findPairing(call: CodeCall, typed: string): Promise<FoundPairing> {
  const { services, now, clientAddress } = call
  const found = await byCode(call, typed, hash => waitingPairing(services.db, hash, now))
  const { program, system, startedAt, network } = found
  return {
    device: { program, system },
    startedAt,
    isSameNetwork: network === services.secrets.addressHash(clientNetwork(clientAddress)),
  }
}

/** Approves a terminal, only after a recent sign-in: it is a way in that stays when the browser is closed. */
export async function approvePairing(call: CodeCall, typed: string): Promise<void> {
  insistOnFreshSignIn(call.caller, call.now)
  await answer(call, typed, { answer: 'approved', approvedBy: call.caller.sessionId })
}

export async function refusePairing(call: CodeCall, typed: string): Promise<void> {
  await answer(call, typed, { answer: 'refused' })
}

async function answer(
  call: CodeCall,
  typed: string,
  given: Parameters<typeof answerPairing>[2],
): Promise<void> {
  const { services, caller, now } = call
  await byCode(call, typed, hash =>
    transaction(services.db, async tx => {
      const answered = await answerPairing(tx, hash, given, now)
      if (!answered) return undefined
      const action = given.answer === 'approved' ? 'terminal-approved' : 'terminal-refused'
      await addAudit(tx, { at: now, actor: caller, action, object: answered.id })
      return answered
    }),
  )
}

/**
 * Looks a pairing up by the code as it was typed. Counts wrong codes of the account, and refuses after too many; the
 * turn of a right one is given back.
 */
async function byCode(
  call: CodeCall,
  typed: string,
  find: (userCodeHash: string) => Promise<Pairing | undefined>,
): Promise<Pairing> {
  const { services, caller, now } = call
  const { db, secrets } = services
  await insistOnTurn(db, WRONG_CODES, caller.accountId, now)
  const code = readUserCode(typed)
  const found = code === null ? undefined : await find(secrets.userCodeHash(code))
  if (found) {
    await giveBackTurn(db, WRONG_CODES, caller.accountId, now)
    return found
  }
  const { accountId } = caller
  await keepRefusal(call, { action: 'terminal-code-refused', code: 'PAIRING_CODE_INVALID', accountId })
  throw appError('PAIRING_CODE_INVALID', { minutes: PAIRING_MINUTES })
}
