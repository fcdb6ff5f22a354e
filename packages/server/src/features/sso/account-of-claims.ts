import { appError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import { emailKey, type Instant, parseIdentityNumber, stockholmDate } from '@salvia/core/primitives'
import { accountOfAddress } from '../../access/account-of-address.ts'
import { isEmployed } from '../../access/employment.store.ts'
import { accountByPid, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import type { Claims } from '../../adapters/sso/openid-provider.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { isEmployeesEmail } from '../accounts/accounts.store.ts'
import type { SsoRealm } from './sso.store.ts'

/** Who a provider has shown: by an identity number of 12 digits, or by an e-mail in lower case that is theirs. */
export type ShownPerson = { readonly pid: string } | { readonly email: string }

/** Reads whom the claims of a realm tell of; what tells of nobody, or proves nothing, is an SSO_ERROR. */
export function personOfClaims(realm: SsoRealm, claims: Claims, now: Instant): ShownPerson {
  const value = claims[realm.claim]
  if (realm.claimHolds === 'pid') return { pid: pidOf(value, now) }
  if (typeof value !== 'string' || value === '') throw wrong(`The claim ${realm.claim} is missing.`)
  const email = emailKey(value.trim())
  if (!isProven(realm, claims, email)) throw wrong('The e-mail is not verified.')
  return { email }
}

/**
 * What the provider says of its verifying is about the claim `email` alone: another claim with another address is
 * proven only where the realm says so. What it says is not verified never is.
 */
function isProven({ emailIsVerified }: SsoRealm, claims: Claims, email: string): boolean {
  const { email_verified: said, email: told } = claims
  if (said !== undefined && said !== true) return false
  if (emailIsVerified) return true
  return said === true && typeof told === 'string' && emailKey(told.trim()) === email
}

/** The account of a person who was shown; a closed one is as good as none. */
export async function accountOfPerson(
  db: Db,
  person: ShownPerson,
  now: Instant,
): Promise<SignInAccount | undefined> {
  const account = await ('pid' in person
    ? accountByPid(db, person.pid)
    : transaction(db, tx => accountOfAddress(tx, person.email, now)))
  return account?.state === 'closed' ? undefined : account
}

/** Why someone without an account is refused: the app is for an employee. */
export async function refusalOf(db: Db, person: ShownPerson): Promise<AppError> {
  const isEmployee = await ('pid' in person ? isEmployed(db, person.pid) : isEmployeesEmail(db, person.email))
  return appError(isEmployee ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
}

/** @returns 12 digits */
function pidOf(value: unknown, now: Instant): string {
  const today = stockholmDate(now)
  const { digits } = parseIdentityNumber(typeof value === 'string' ? value.trim() : '', today)
  if (digits === '') throw wrong('The claim holds no identity number.')
  return digits
}

function wrong(why: string): AppError {
  return appError('SSO_ERROR', {}, { cause: new Error(why) })
}
