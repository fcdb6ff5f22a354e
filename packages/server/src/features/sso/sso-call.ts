import type { SsoRefusal } from '@salvia/core/auth'
import { portalPath } from '@salvia/core/portal-paths'
import type { SignInCall } from '../../access/begin-session.ts'
import type { Cookies } from '../../http/cookies.ts'

/** A call of a single sign-on page that a browser has opened. */
export interface SsoCall extends SignInCall {
  readonly cookies: Cookies
  /** The address of the portal, without a slash at the end. */
  readonly origin: string
  /** The address that was opened, with its query. */
  readonly address: URL
  readonly clientAddress: string
}

/** The address of the sign-in screen, with a code that the screen explains. Nothing from the request is added. */
export function signInPage(code: SsoRefusal): string {
  return `${portalPath('signInAlias')}?error=${code}`
}
