import type { SsoHints } from '@salvia/core/auth'
import { appError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { SSO_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import { addElapsed } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession } from '../../access/begin-session.ts'
import { keepRefusal } from '../../access/refusals.ts'
import type { SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { makeLink } from '../accounts/make-link.ts'
import { accountOfPerson, personOfClaims, refusalOf, type ShownPerson } from './account-of-claims.ts'
import { signInKey } from './sign-in-state.ts'
import { type SsoRealm, takeSignIn } from './sso.store.ts'
import type { SsoCall } from './sso-call.ts'
import { knownRealm, speaksFor, wayThrough } from './sso-realms.ts'

/**
 * Ends the sign-in that the provider redirects back from. Hands the session, or the link to activate the account, to
 * the portal in a cookie for one page and one minute. Returns the address of that page.
 * @spec §2
 */
export async function endSso(call: SsoCall, realmName: string): Promise<string> {
  const { services, now } = call
  const realm = await knownRealm(services.db, realmName)
  let person: ShownPerson | undefined
  let account: SignInAccount | undefined
  try {
    person = personOfClaims(realm, await claimsOf(call, realm), now)
    account = await accountOfPerson(services.db, person, now)
    if (!account) throw await refusalOf(services.db, person)
    const hints = await hintsFor(call, realm, account)
    call.cookies.set('ssoHints', JSON.stringify(hints))
  } catch (error) {
    await keepRefusal(call, {
      action: 'sso-refused',
      code: error instanceof AppError ? error.code : 'SSO_ERROR',
      object: realm.realm,
      accountId: account?.id,
      unknownEmail: person && 'email' in person ? person.email : undefined,
    })
    throw error
  }
  return portalPath('sso', { realm: realm.realm })
}

async function claimsOf({ services, now, cookies, address }: SsoCall, realm: SsoRealm) {
  const state = address.searchParams.get('state') ?? ''
  const signIn = await takeSignIn(services.db, {
    stateHash: signInKey(state, cookies.get('ssoBrowser') ?? ''),
    realm: realm.realm,
    since: addElapsed(now, { minutes: -SSO_SIGN_IN_MINUTES }),
  })
  if (!signIn) throw appError('SSO_ERROR', {}, { cause: new Error('No such sign-in was begun here.') })
  const provider = await services.sso.of(realm)
  const { nonce, codeVerifier } = signIn
  return provider.claims(address, { state, nonce, codeVerifier })
}

async function hintsFor(call: SsoCall, realm: SsoRealm, account: SignInAccount): Promise<SsoHints> {
  const { db } = call.services
  if (!(await speaksFor(db, realm, account))) {
    throw appError('SSO_ERROR', {}, { cause: new Error('The realm does not speak for the account.') })
  }
  const way = wayThrough(realm)
  const isEntitled = await maySignIn(db, { ...account, accountId: account.id, realm: way.realm })
  if (account.state === 'inactive' && isEntitled) return activationHints(call, realm, account)
  const session = await beginSession(call, account, way)
  const { accessToken, consentsGiven, consentsNeeded, consentsDeclined } = session
  return { authMethod: 'sso', accessToken, consentsGiven, consentsNeeded, consentsDeclined }
}

async function activationHints(
  { services, now }: SsoCall,
  { realm }: SsoRealm,
  account: SignInAccount,
): Promise<SsoHints> {
  const link = await makeLink(services.db, { purpose: 'activation', accountId: account.id, realm }, now)
  await addAudit(services.db, { at: now, actor: account.id, action: 'activation-requested' })
  return {
    authMethod: 'sso',
    activationToken: link.secret,
    consentsGiven: [],
    consentsNeeded: [],
    consentsDeclined: [],
  }
}
