import { appError } from '@salvia/core/error-catalogue'
import { SSO_SIGN_INS_PER_HOUR } from '@salvia/core/limits'
import { refuseInsecure } from '../../access/begin-session.ts'
import { clientNetwork } from '../../access/client-network.ts'
import { type RateLimit, takeTurn } from '../../access/rate-limits.store.ts'
import { HOUR_MS } from '../../clock.ts'
import { newSecret, signInKey } from './sign-in-state.ts'
import { keepSignIn } from './sso.store.ts'
import type { SsoCall } from './sso-call.ts'
import { knownRealm } from './sso-realms.ts'

const SIGN_INS: RateLimit = { name: 'sso-sign-ins', most: SSO_SIGN_INS_PER_HOUR, withinMs: HOUR_MS }

/** Begins a sign-in at an organisation's provider and returns the address to redirect to. */
export async function beginSso(call: SsoCall, realmName: string): Promise<string> {
  refuseInsecure(call)
  const { services, now, cookies, clientAddress } = call
  const { db, secrets } = services
  const realm = await knownRealm(db, realmName)
  if (!(await takeTurn(db, SIGN_INS, secrets.addressHash(clientNetwork(clientAddress)), now))) {
    throw appError('SSO_ERROR', {}, { cause: new Error('Too many sign-ins from one network.') })
  }
  const provider = await services.sso.of(realm)
  // Reuses the browser's secret if there is one, so that sign-ins in two tabs both succeed.
  const browserSecret = cookies.get('ssoBrowser') ?? newSecret()
  const checks = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
  const { nonce, codeVerifier } = checks
  const stateHash = signInKey(checks.state, browserSecret)
  await keepSignIn(db, { stateHash, realm: realm.realm, nonce, codeVerifier, startedAt: now })
  cookies.set('ssoBrowser', browserSecret)
  const redirectUri = `${call.origin}${call.address.pathname.replace(/\/+$/, '')}/callback`
  return (await provider.signInAddress(redirectUri, checks)).href
}
