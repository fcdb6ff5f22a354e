import { authContract, type SessionAnswer } from '@salvia/core/auth'
import { companiesContract } from '@salvia/core/companies'
import { profileContract } from '@salvia/core/profile'
import { callEndpoint, revokeSession } from './api.ts'
import { sessionAtom } from './session.state.ts'
import { endSession } from './session-end.ts'
import { currentStore } from './store.ts'
import { tokenEnd } from './token.ts'

/** The company of the last sign-in, offered first at the next. @spec §3 */
const WP_ORGANISATION = 'wp-organisation'

export const lastClientNumber = (): string | null => localStorage.getItem(WP_ORGANISATION)

function startSession({ accessToken, authMethod, consent }: SessionAnswer): void {
  currentStore().set(sessionAtom, {
    auth: {
      token: accessToken,
      ...(authMethod === 'token' ? {} : { method: authMethod }),
      exp: tokenEnd(accessToken),
    },
    consent: consent.given,
    company: null,
  })
}

/** The way in of the last time, offered first at the next. @spec §3 */
const WP_LOGIN_METHOD = 'wp-login-method'

function rememberWayIn(method: SessionAnswer['authMethod']): void {
  localStorage.setItem(WP_LOGIN_METHOD, method)
}

/** The way in to offer first: that of the last time, else what suits the device. */
export function firstWayIn(): 'signIn' | 'bankIdDevice' | 'bankIdQr' {
  if (localStorage.getItem(WP_LOGIN_METHOD) === 'password') return 'signIn'
  return window.matchMedia('(pointer: coarse)').matches ? 'bankIdDevice' : 'bankIdQr'
}

/** Changes the password; this session goes on with the token that is answered, all others end. */
export async function changePassword(body: {
  readonly currentPassword: string
  readonly newPassword: string
}): Promise<void> {
  const { accessToken } = await callEndpoint(profileContract.changePassword, { body })
  const session = currentStore().get(sessionAtom)
  if (!session) return
  const auth = { ...session.auth, token: accessToken, exp: tokenEnd(accessToken) }
  currentStore().set(sessionAtom, { ...session, auth })
}

/** Acts for a company from now on; the server notes the choice. @spec §7 */
export async function chooseCompany(clientNumber: string): Promise<void> {
  await callEndpoint(companiesContract.select, { params: { companyId: clientNumber } })
  const session = currentStore().get(sessionAtom)
  if (!session) return
  currentStore().set(sessionAtom, { ...session, company: { clientNumber } })
  localStorage.setItem(WP_ORGANISATION, clientNumber)
}

/** The chosen company is none of the user's any more: another is to be chosen. */
export function forgetCompany(): void {
  const session = currentStore().get(sessionAtom)
  if (session) currentStore().set(sessionAtom, { ...session, company: null })
}

/** Signs in with e-mail and password. */
export async function signIn(body: { readonly email: string; readonly password: string }): Promise<void> {
  await enterWith(await callEndpoint(authContract.signIn, { body }))
}

/** Begins the session that a way in has answered; with one company only, that one is chosen at once. */
export async function enterWith(answer: SessionAnswer): Promise<void> {
  startSession(answer)
  rememberWayIn(answer.authMethod)
  const [only, ...others] = answer.companies
  if (only && others.length === 0) await chooseCompany(only.clientNumber)
}

/** How long signing out waits for the server before it goes on without its answer. */
const SIGN_OUT_WAIT_MS = 3000

/** Signs out here whatever the server answers; the token is revoked there when it can be reached. */
export async function signOut(): Promise<void> {
  const waited = new Promise(resolve => setTimeout(resolve, SIGN_OUT_WAIT_MS))
  await Promise.race([revokeSession(), waited])
  endSession(undefined)
}
