import type { SessionAnswer } from '@salvia/core/auth'
import { appError } from '@salvia/core/error-catalogue'
import { fullName, type Instant } from '@salvia/core/primitives'
import { readDevice } from '@salvia/core/sessions'
import { transaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { signAccessToken } from './access-token.ts'
import { askedConsents } from './asked-consents.ts'
import { addAudit } from './audit.store.ts'
import { bindingOf, newBindingSecret } from './browser-binding.ts'
import type { Person } from './caller.ts'
import { companiesOfAccount } from './companies.store.ts'
import { companyShape } from './company-access.ts'
import { consentsOfAccount } from './consents.store.ts'
import { mayComeBy } from './may-come-by.ts'
import { personHash } from './person-hash.ts'
import { openSession } from './sessions.store.ts'
import type { SignInAccount } from './sign-in-accounts.store.ts'
import { hadRight, maySignIn } from './sign-in-right.store.ts'
import type { WayIn } from './way-in.ts'

/** What beginning a session needs to know about the call that signs in. */
export interface SignInCall {
  readonly services: Services
  readonly now: Instant
  readonly isSecure: boolean
  /** The portal's sessions are bound to their browser by a cookie. */
  readonly isPortal: boolean
  /** The User-Agent header. */
  readonly userAgent: string
  /** The network address of the caller. */
  readonly clientAddress: string
  readonly cookies: { set(cookie: 'binding' | 'ssoWayOut', value: string): void }
}

/** Refuses calls over plain http in production: a password must not travel unencrypted. */
export function refuseInsecure({ services, isSecure }: SignInCall): void {
  if (services.settings.environment === 'production' && !isSecure) throw appError('INSECURE_CONNECTION')
}

/** An earlier session that stands for the new one: when its user proved who they are, and when it ends. */
type EarlierProof = Pick<Person, 'startedAt' | 'endsAt'>

/**
 * Begins a session for somebody who has proved who they are, in any way, now or by an earlier session. Refuses somebody
 * who may not use the portal, and a way in that none of their companies accepts.
 * @spec §6
 */
export async function beginSession(
  call: SignInCall,
  account: SignInAccount,
  way: WayIn,
  earlier?: EarlierProof,
): Promise<SessionAnswer> {
  refuseInsecure(call)
  const { services, now } = call
  const { db, secrets } = services
  const { method, realm } = way
  await insistOnRight(call, account, way)
  const companies = await companiesOfAccount(db, account.id)
  if (!mayComeBy(way, account, companies, services.settings)) throw appError('WRONG_LOGIN_METHOD')
  // Only the browser knows the secret; the row holds its hash. The terminal has no cookies, so its sessions are not
  // bound.
  const bindingSecret = call.isPortal ? newBindingSecret() : undefined
  const binding = bindingSecret === undefined ? null : bindingOf(bindingSecret)
  const session = await transaction(db, async tx => {
    const device = readDevice(call.userAgent)
    const opened = await openSession(
      tx,
      { accountId: account.id, method, realm: realm?.name, device, binding, ...earlier },
      now,
    )
    await addAudit(tx, {
      at: now,
      actor: account.id,
      action: 'sign-in',
      object: opened.id,
      details: { method, ...(realm && { realm: realm.name }) },
    })
    return opened
  })
  if (bindingSecret !== undefined) call.cookies.set('binding', bindingSecret)
  // Sets how to sign out at the organisation's provider, whichever call of the sign-in begins the session.
  if (realm && call.isPortal) call.cookies.set('ssoWayOut', `${realm.name}.${session.id}`)
  const consent = await consentsOfAccount(db, account.id, askedConsents(services.settings), now)
  return {
    accessToken: await signAccessToken(secrets, { ...session, accountId: account.id }, now),
    consentsGiven: consent.given,
    consentsNeeded: consent.needed,
    consentsDeclined: consent.declined,
    authMethod: method,
    pid: account.pid ?? '',
    pidHash: personHash(secrets, { ...account, accountId: account.id }),
    email: account.email,
    consent,
    companies: companies.map(company => companyShape(company, way)),
    mobilePhone: account.mobilePhone,
    workPhone: account.workPhone,
    firstName: account.firstName,
    lastName: account.lastName,
    fullName: fullName(account),
  }
}

async function insistOnRight(
  { services: { db } }: SignInCall,
  account: SignInAccount,
  { realm }: WayIn,
): Promise<void> {
  const person = { ...account, accountId: account.id, realm }
  if (await maySignIn(db, person)) return
  if (await hadRight(db, person)) throw appError('CUSTOMER_CLOSED')
  throw appError(account.isEmployee ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
}
