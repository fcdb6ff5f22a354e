import type { SessionAnswer } from '@salvia/core/auth'

/** Storage key of the last way to sign in, which is offered first. @spec §3 */
const WP_LOGIN_METHOD = 'wp-login-method'

export function rememberWayIn(method: SessionAnswer['authMethod']): void {
  localStorage.setItem(WP_LOGIN_METHOD, method)
}

/** The way to sign in that is offered first: the last one used, else the one that suits the device. */
export function firstWayIn(): 'signIn' | 'bankIdDevice' | 'bankIdQr' {
  if (localStorage.getItem(WP_LOGIN_METHOD) === 'password') return 'signIn'
  return window.matchMedia('(pointer: coarse)').matches ? 'bankIdDevice' : 'bankIdQr'
}

/** Storage key of the company of the last sign-in, which is offered first. @spec §3 */
const WP_ORGANISATION = 'wp-organisation'

export const lastClientNumber = (): string | null => localStorage.getItem(WP_ORGANISATION)

export function rememberCompany(clientNumber: string): void {
  localStorage.setItem(WP_ORGANISATION, clientNumber)
}
