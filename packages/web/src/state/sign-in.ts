import { authContract, type SessionAnswer } from '@salvia/core/auth'
import { companiesContract } from '@salvia/core/companies'
import { profileContract } from '@salvia/core/profile'
import { callEndpoint } from './api.ts'
import { afterWrite, revokeSession, send, takeToken } from './caller.ts'
import { goToCompany } from './own-company.state.ts'
import { sessionAtom } from './session.state.ts'
import { endSession } from './session-end.ts'
import { currentStore } from './store.ts'
import { tokenEnd } from './token.ts'
import { rememberCompany, rememberWayIn } from './way-in.ts'

/** The data that begins a session. */
type Entry = Pick<SessionAnswer, 'accessToken' | 'authMethod' | 'consent' | 'companies'>

function startSession({ accessToken, authMethod, consent }: Entry): void {
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

/** Changes the password, or sets the first one. This session continues with a new token; all others end. */
export async function changePassword(body: {
  /** Null when the account has no password yet. */
  readonly currentPassword: string | null
  readonly newPassword: string
}): Promise<void> {
  const { accessToken } = await send(profileContract.changePassword, { body }, {})
  // The old token is no longer valid, so the new one must be set before any other call.
  takeToken(accessToken)
  await afterWrite()
}

/** Goes to a company in this tab; the server records the choice. @spec §7 */
export async function chooseCompany(clientNumber: string): Promise<void> {
  await callEndpoint(companiesContract.select, { params: { companyId: clientNumber } })
  goToCompany(clientNumber)
  rememberCompany(clientNumber)
}

/** Signs in with email and password. */
export async function signIn(body: { readonly email: string; readonly password: string }): Promise<void> {
  await enterWith(await callEndpoint(authContract.signIn, { body }))
}

/** Begins a session. If the user has only one company, it is chosen at once. */
export async function enterWith(answer: Entry): Promise<void> {
  startSession(answer)
  rememberWayIn(answer.authMethod)
  const [only, ...others] = answer.companies
  if (only && others.length === 0) await chooseCompany(only.clientNumber)
}

/** How long signing out waits for the server. */
const SIGN_OUT_WAIT_MS = 3000

/**
 * Signs out in the browser whatever the server answers, and revokes the token if the server can be reached. With 498
 * the user must sign in again, and then returns to the same screen.
 */
export async function signOut(status?: 498): Promise<void> {
  const waited = new Promise(resolve => setTimeout(resolve, SIGN_OUT_WAIT_MS))
  await Promise.race([revokeSession(), waited])
  endSession(status)
}
