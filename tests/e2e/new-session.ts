import type { BrowserContext } from '@playwright/test'
import { authContract } from '@salvia/core/auth'
import { tokenEnd } from '../../packages/web/src/state/token.ts'

export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The cookie that binds a session of the portal to its browser. */
const BINDING = 'wp_fp'
/** Where the portal stores the session. */
const SESSION = 'wp_auth'

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * What a browser that has signed in stores, with a session of its own in place of that one. It takes a call where the
 * form and the start page take a browser longer than many a test.
 */
export async function inNewSession(
  state: StoredState,
  url: string,
  credentials: Credentials,
): Promise<StoredState> {
  const { token, binding } = await newSession(url, credentials)
  const renewed = (text: string): string => {
    const session = JSON.parse(text)
    return JSON.stringify({ ...session, auth: { ...session.auth, token, exp: tokenEnd(token) } })
  }
  return {
    cookies: state.cookies.map(cookie => (cookie.name === BINDING ? { ...cookie, value: binding } : cookie)),
    origins: state.origins.map(origin => ({
      ...origin,
      localStorage: origin.localStorage.map(({ name, value }) => ({
        name,
        value: name === SESSION ? renewed(value) : value,
      })),
    })),
  }
}

async function newSession(
  url: string,
  credentials: Credentials,
): Promise<{ token: string; binding: string }> {
  const { method, path, response } = authContract.signIn
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-salvia-client': 'portal' },
    body: JSON.stringify(credentials),
  })
  const binding = answer.headers.getSetCookie().find(cookie => cookie.startsWith(`${BINDING}=`))
  if (!answer.ok || !binding) throw new Error(`Signing in was answered with ${answer.status}.`)
  const { accessToken } = response.parse(await answer.json())
  return { token: accessToken, binding: binding.slice(BINDING.length + 1).split(';', 1)[0] ?? '' }
}
