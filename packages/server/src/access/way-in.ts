import type { LoginMethod } from '@salvia/core/companies'
import type { SessionMethod } from '@salvia/core/sessions'
import { EVERY_COMPANY } from '../adapters/sso/sso-realm.ts'

/** An organisation's own sign-in, and the companies that it speaks for. */
export interface Realm {
  readonly name: string
  readonly clientNumbers: readonly string[]
}

/** How someone came in: for single sign-on also by whose word, which opens the companies of that realm alone. */
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

/** Whether a way opens a company: by its login method, or by a realm that speaks for it. */
export function opensCompany(
  { method, realm }: WayIn,
  company: { readonly clientNumber: string; readonly loginMethod: LoginMethod },
): boolean {
  if (method === 'sso') return realm !== null && speaksForCompany(realm, company.clientNumber)
  return company.loginMethod === 'either' || company.loginMethod === method
}

/** Whether a way lets the provider's own staff in: one of theirs, and single sign-on by a realm for everyone alone. */
export function takesCaseWorkers({ method, realm }: WayIn, taken: readonly SessionMethod[]): boolean {
  return taken.includes(method) && (realm === null || speaksForEveryone(realm))
}
