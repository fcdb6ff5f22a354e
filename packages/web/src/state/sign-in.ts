import { authContract, type SessionAnswer } from '@salvia/core/auth'
import { companiesContract } from '@salvia/core/companies'
import { profileContract } from '@salvia/core/profile'
import { callEndpoint } from './api.ts'
import { afterWrite, revokeSession, send, takeToken } from './caller.ts'
import { sessionAtom } from './session.state.ts'
import { endSession } from './session-end.ts'
import { currentStore } from './store.ts'
import { tokenEnd } from './token.ts'
import { rememberCompany, rememberWayIn } from './way-in.ts'

/** What a session begins with. */
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

/** Changes the password, or chooses the first one; this session goes on with the token that is answered, all others end. */
export async function changePassword(body: {
  /** Null where there is none yet. */
  readonly currentPassword: string | null
  readonly newPassword: string
}): Promise<void> {
  const { accessToken } = await send(profileContract.changePassword, { body }, {})
  // Before the screen is asked again: the old token has ended.
  takeToken(accessToken)
  await afterWrite()
}

/** Acts for a company from now on; the server notes the choice. @spec §7 */
export async function chooseCompany(clientNumber: string): Promise<void> {
  await callEndpoint(companiesContract.select, { params: { companyId: clientNumber } })
  const session = currentStore().get(sessionAtom)
  if (!session) return
  currentStore().set(sessionAtom, { ...session, company: { clientNumber } })
  rememberCompany(clientNumber)
}

/** Signs in with e-mail and password. */
export async function signIn(body: { readonly email: string; readonly password: string }): Promise<void> {
  await enterWith(await callEndpoint(authContract.signIn, { body }))
}

/** Begins the session that a way in has answered; with one company only, that one is chosen at once. */
export async function enterWith(answer: Entry): Promise<void> {
  startSession(answer)
  rememberWayIn(answer.authMethod)
  const [only, ...others] = answer.companies
  if (only && others.length === 0) await chooseCompany(only.clientNumber)
}

/** How long signing out waits for the server before it goes on without its answer. */
const SIGN_OUT_WAIT_MS = 3000

/**
 * Signs out here whatever the server answers; the token is revoked there when it can be reached. With 498 the user is to
 * sign in again, and comes back to the same screen.
 */
export async function signOut(status?: 498): Promise<void> {
  const waited = new Promise(resolve => setTimeout(resolve, SIGN_OUT_WAIT_MS))
  await Promise.race([revokeSession(), waited])
  endSession(status)
}
