import type { SsoRefusal } from '@salvia/core/auth'
import type { SignInCall } from '../../access/begin-session.ts'
import type { Cookies } from '../../http/cookies.ts'

/** A page of single sign-on that a browser has opened. */
export interface SsoCall extends SignInCall {
  readonly cookies: Cookies
  /** The address that people open the portal at, without a slash at the end. */
  readonly origin: string
  /** The address that was opened, with its query. */
  readonly address: URL
  readonly clientAddress: string
}

/** The sign-in screen, with what it tells. Nothing of what was asked for is part of the address. */
export function signInPage(code: SsoRefusal): string {
  return `/login?error=${code}`
}
