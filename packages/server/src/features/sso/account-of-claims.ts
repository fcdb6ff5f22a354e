import { AppError } from '@salvia/core/errors'
import { emailKey, instantFromMillis, parseIdentityNumber, stockholmDate } from '@salvia/core/primitives'
import { accountOfAddress } from '../../access/account-of-address.ts'
import { addAudit } from '../../access/audit.store.ts'
import { isEmployed } from '../../access/employment.store.ts'
import { accountByPid, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import type { Claims } from '../../adapters/sso/openid-provider.ts'
import { transaction } from '../../db/transaction.ts'
import type { SsoCall } from '../../http/sso-pages.ts'
import { isEmployeesEmail } from '../accounts/accounts.store.ts'
import type { SsoRealm } from './sso.store.ts'

/** The account of the person that a provider has shown; an e-mail counts where the provider has verified it. */
export async function accountOfClaims(
  call: SsoCall,
  realm: SsoRealm,
  claims: Claims,
): Promise<SignInAccount> {
  const { services, now } = call
  const { db } = services
  const value = claims[realm.claim]
  const refuse = async (isEmployee: boolean): Promise<never> => {
    await addAudit(db, { at: now, actor: null, action: 'sso-refused', object: realm.realm })
    throw new AppError(isEmployee ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
  }
  if (realm.claimHolds === 'pid') {
    const pid = pidOf(value, now)
    const account = await accountByPid(db, pid)
    return isOpen(account) ? account : refuse(await isEmployed(db, pid))
  }
  if (typeof value !== 'string' || value === '') throw wrong(`The claim ${realm.claim} is missing.`)
  if (claims.email_verified !== true) throw wrong('The e-mail is not verified.')
  const email = emailKey(value.trim())
  const account = await transaction(db, tx => accountOfAddress(tx, email, now))
  return isOpen(account) ? account : refuse(await isEmployeesEmail(db, email))
}

/** @returns 12 digits */
function pidOf(value: unknown, now: Date): string {
  const today = stockholmDate(instantFromMillis(now.getTime()))
  const { digits } = parseIdentityNumber(typeof value === 'string' ? value.trim() : '', today)
  if (digits === '') throw wrong('The claim holds no identity number.')
  return digits
}

/** A closed account is as good as none. */
function isOpen(account: SignInAccount | undefined): account is SignInAccount {
  return account !== undefined && account.state !== 'closed'
}

function wrong(why: string): AppError {
  return new AppError('SSO_ERROR', {}, { cause: new Error(why) })
}
