import type { LoginMethod } from '@salvia/core/companies'
import type { SessionMethod } from '@salvia/core/sessions'
import { EVERY_COMPANY } from '../adapters/sso/sso-realm.ts'

/** An organisation's own sign-in, and the companies that it opens. */
export interface Realm {
  readonly name: string
  readonly clientNumbers: readonly string[]
}

/** How a person signed in. Single sign-on also has the realm, whose companies are the only ones that it opens. */
export interface WayIn {
  readonly method: SessionMethod
  readonly realm: Realm | null
}

export const BY_PASSWORD: WayIn = { method: 'password', realm: null }
export const BY_BANKID: WayIn = { method: 'bankid', realm: null }

export function speaksForEveryone({ clientNumbers }: Realm): boolean {
  return clientNumbers.includes(EVERY_COMPANY)
}

export function speaksForCompany(realm: Realm, clientNumber: string): boolean {
  return speaksForEveryone(realm) || realm.clientNumbers.includes(clientNumber)
}

/** Whether a way to sign in opens a company: by the company's login method, or by a realm that lists the company. */
export function opensCompany(
  { method, realm }: WayIn,
  company: { readonly clientNumber: string; readonly loginMethod: LoginMethod },
): boolean {
  if (method === 'sso') return realm !== null && speaksForCompany(realm, company.clientNumber)
  return company.loginMethod === 'either' || company.loginMethod === method
}

/**
 * Whether the provider's staff may sign in this way: it is one of the ways configured for them, or single sign-on by
 * a realm for everyone.
 */
export function takesCaseWorkers({ method, realm }: WayIn, taken: readonly SessionMethod[]): boolean {
  return taken.includes(method) && (realm === null || speaksForEveryone(realm))
}
