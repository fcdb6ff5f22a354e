import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { readDevice, type SessionMethod } from '@salvia/core/sessions'
import { transaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { signAccessToken } from './access-token.ts'
import { askedConsents } from './asked-consents.ts'
import { addAudit } from './audit.store.ts'
import { bindingOf, newBindingSecret } from './browser-binding.ts'
import { companiesOfAccount } from './companies.store.ts'
import { companyShape, opensCompany } from './company-access.ts'
import { consentsOfAccount } from './consents.store.ts'
import { personHash } from './person-hash.ts'
import { openSession } from './sessions.store.ts'
import type { SignInAccount } from './sign-in-accounts.store.ts'
import { maySignIn } from './sign-in-right.store.ts'

/** A call that signs in, as far as the session is concerned. */
export interface SignInCall {
  readonly services: Services
  readonly now: Date
  readonly isSecure: boolean
  /** The portal's sessions are bound to their browser by a cookie. */
  readonly isPortal: boolean
  /** What the caller's program says of itself. */
  readonly userAgent: string
  readonly cookies: { set(cookie: 'binding', value: string): void }
}

/** A password must not cross the net in the clear. */
export function refuseInsecure({ services, isSecure }: SignInCall): void {
  if (services.settings.environment === 'production' && !isSecure) throw new AppError('INSECURE_CONNECTION')
}

/**
 * Begins the session of someone who has shown who they are, by whatever way in. Refuses who may not use the
 * portal, and a way that none of their companies accepts.
 * @spec §6
 */
export async function beginSession(
  call: SignInCall,
  account: SignInAccount,
  method: SessionMethod,
): Promise<SessionAnswer> {
  refuseInsecure(call)
  const { services, now } = call
  const { db, secrets } = services
  if (!(await maySignIn(db, { ...account, accountId: account.id }))) {
    throw new AppError(account.isEmployee ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
  }
  const companies = await companiesOfAccount(db, account.id)
  const isOpen = companies.some(company => opensCompany(method, company.loginMethod))
  if (!isOpen && !account.isCaseWorker) throw new AppError('WRONG_LOGIN_METHOD')
  const session = await transaction(db, async tx => {
    const device = readDevice(call.userAgent)
    const opened = await openSession(tx, { accountId: account.id, method, device }, now)
    await addAudit(tx, {
      at: now,
      actor: account.id,
      action: 'sign-in',
      object: opened.id,
      details: { method },
    })
    return opened
  })
  const consent = await consentsOfAccount(db, account.id, askedConsents(services.settings), now)
  return {
    accessToken: await signAccessToken(secrets, { ...session, binding: bindBrowser(call) }, now),
    consentsGiven: consent.given,
    consentsNeeded: consent.needed,
    consentsDeclined: consent.declined,
    authMethod: method,
    pid: account.pid ?? '',
    pidHash: personHash(secrets, { ...account, accountId: account.id }),
    email: account.email,
    consent,
    companies: companies.map(company => companyShape(company, method)),
    mobilePhone: account.mobilePhone,
    workPhone: account.workPhone,
    firstName: account.firstName,
    lastName: account.lastName,
    fullName: `${account.firstName} ${account.lastName}`.trim(),
  }
}

function bindBrowser({ isPortal, cookies }: SignInCall): string | null {
  if (!isPortal) return null
  const secret = newBindingSecret()
  cookies.set('binding', secret)
  return bindingOf(secret)
}
