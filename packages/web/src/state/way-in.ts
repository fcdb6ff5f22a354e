import type { SessionAnswer } from '@salvia/core/auth'

/** The way in of the last time, offered first at the next. @spec §3 */
const WP_LOGIN_METHOD = 'wp-login-method'

export function rememberWayIn(method: SessionAnswer['authMethod']): void {
  localStorage.setItem(WP_LOGIN_METHOD, method)
}

/** The way in to offer first: that of the last time, else what suits the device. */
export function firstWayIn(): 'signIn' | 'bankIdDevice' | 'bankIdQr' {
  if (localStorage.getItem(WP_LOGIN_METHOD) === 'password') return 'signIn'
  return window.matchMedia('(pointer: coarse)').matches ? 'bankIdDevice' : 'bankIdQr'
}

/** The company of the last sign-in, offered first at the next. @spec §3 */
const WP_ORGANISATION = 'wp-organisation'

export const lastClientNumber = (): string | null => localStorage.getItem(WP_ORGANISATION)

export function rememberCompany(clientNumber: string): void {
  localStorage.setItem(WP_ORGANISATION, clientNumber)
}
