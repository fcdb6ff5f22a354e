import { appError } from '@salvia/core/error-catalogue'
import { PAIRING_MINUTES } from '@salvia/core/limits'
import type { PairingAnswer } from '@salvia/core/pairings'
import { beginSession, type SignInCall } from '../../access/begin-session.ts'
import { bindingOf } from '../../access/browser-binding.ts'
import { realmOfName } from '../../access/realms.store.ts'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import { approvingSession, endPairing, pairingOfDevice } from './pairings.store.ts'

/**
 * How a pairing stands, for its terminal. An approved one gives a session, once, in the way that its user came to the
 * portal, so that it opens the same companies. If the user has signed out since then, or has been signed out, there is
 * none.
 */
export async function collectPairing(call: SignInCall, deviceCode: string): Promise<PairingAnswer> {
  const { services, now } = call
  const { db } = services
  const deviceCodeHash = bindingOf(deviceCode)
  const pairing = await pairingOfDevice(db, deviceCodeHash, now)
  if (!pairing) throw ended()
  if (pairing.answer === null) return { status: 'pending' }
  if (!(await endPairing(db, deviceCodeHash, now))) throw ended()
  if (pairing.answer === 'refused') return { status: 'refused' }
  const from = pairing.approvedBy === null ? undefined : await approvingSession(db, pairing.approvedBy, now)
  const account = from && (await accountById(db, from.accountId))
  if (!from || account?.state !== 'active') throw ended()
  const realm = from.realm === null ? null : ((await realmOfName(db, from.realm)) ?? null)
  if (from.method === 'sso' && realm === null) throw ended()
  return { status: 'complete', ...(await beginSession(call, account, { method: from.method, realm }, from)) }
}

const ended = () => appError('PAIRING_ENDED', { minutes: PAIRING_MINUTES })
