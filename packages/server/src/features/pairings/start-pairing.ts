import { randomInt } from 'node:crypto'
import {
  PAIRING_CODE_LETTERS,
  PAIRING_MINUTES,
  PAIRINGS_PER_NETWORK,
  PAIRINGS_WITHIN_MINUTES,
} from '@salvia/core/limits'
import { type StartedPairing, USER_CODE_LETTERS, writeUserCode } from '@salvia/core/pairings'
import { portalPath } from '@salvia/core/portal-paths'
import { addElapsed } from '@salvia/core/primitives'
import { readDevice } from '@salvia/core/sessions'
import { refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { bindingOf, newBindingSecret } from '../../access/browser-binding.ts'
import { clientNetwork } from '../../access/client-network.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { insertPairing } from './pairings.store.ts'

const STARTS: RateLimit = {
  name: 'pairings',
  most: PAIRINGS_PER_NETWORK,
  withinMs: PAIRINGS_WITHIN_MINUTES * MINUTE_MS,
}

/** Begins a pairing: a secret for the terminal, and a short code for its user. */
export async function startPairing(call: SignInCall & { readonly origin: string }): Promise<StartedPairing> {
  refuseInsecure(call)
  const { services, now, origin, userAgent, clientAddress } = call
  const { db, secrets } = services
  const network = secrets.addressHash(clientNetwork(clientAddress))
  await insistOnTurn(db, STARTS, network, now)
  const deviceCode = newBindingSecret()
  const userCode = newUserCode()
  await insertPairing(db, {
    deviceCodeHash: bindingOf(deviceCode),
    userCodeHash: secrets.userCodeHash(userCode),
    ...readDevice(userAgent),
    network,
    startedAt: now,
  })
  return {
    deviceCode,
    userCode: writeUserCode(userCode),
    address: origin + portalPath('terminal'),
    expiresAt: addElapsed(now, { minutes: PAIRING_MINUTES }),
  }
}

function newUserCode(): string {
  const letter = () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]
  return Array.from({ length: PAIRING_CODE_LETTERS }, letter).join('')
}
