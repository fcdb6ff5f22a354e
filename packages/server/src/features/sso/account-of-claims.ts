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

/**
 * The person that a provider has identified: by an identity number of 12 digits, or by their verified email in lower
 * case.
 */
export type ShownPerson = { readonly pid: string } | { readonly email: string }

/** Reads the person from the claims of a realm. Throws SSO_ERROR if they name nobody or are not verified. */
export function personOfClaims(realm: SsoRealm, claims: Claims, now: Instant): ShownPerson {
  const value = claims[realm.claim]
  if (realm.claimHolds === 'pid') return { pid: pidOf(value, now) }
  if (typeof value !== 'string' || value === '') throw wrong(`The claim ${realm.claim} is missing.`)
  const email = emailKey(value.trim())
  if (!isProven(realm, claims, email)) throw wrong('The email address is not verified.')
  return { email }
}

/**
 * `email_verified` is about the claim `email` only. An address in another claim counts as verified only if the realm
 * says so. With `email_verified: false` nothing does.
 */
function isProven({ emailIsVerified }: SsoRealm, claims: Claims, email: string): boolean {
  const { email_verified: said, email: told } = claims
  if (said !== undefined && said !== true) return false
  if (emailIsVerified) return true
  return said === true && typeof told === 'string' && emailKey(told.trim()) === email
}

/** The account of an identified person. Undefined also if it is closed. */
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

/** Why a person without an account is refused. The error differs for an employee. */
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
