import { authContract } from '@salvia/core/auth'
import { type CallOptions, createCaller } from '@salvia/core/client'
import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'
import { currentLocale } from '../i18n/i18n.ts'
import { configAtom } from './config.state.ts'
import { type Session, sessionAtom, tokenEnd } from './session.state.ts'
import { endSession } from './session-end.ts'
import { currentStore } from './store.ts'

/** A token with less than this left is exchanged before the next call, so that activity keeps one signed in. */
const RENEW_BELOW_MINUTES = 10

/** What tells a call from every other, such as `GET profile/{clientNumber}`. */
export function endpointName({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

const session = (): Session | null => currentStore().get(sessionAtom)

const client = createCaller({
  baseUrl: () => new URL(currentStore().get(configAtom).KP_API, window.location.origin).href,
  fetch: (url, init) => fetch(url, init),
  token: () => session()?.auth.token,
  locale: currentLocale,
  onTokenExpired: () => endSession(498),
  clientKind: 'portal',
})

let renewal: Promise<void> | undefined

async function renewToken(): Promise<void> {
  const { accessToken } = await client.call(authContract.renew, {})
  const before = session()
  if (!before) return
  const auth = { ...before.auth, token: accessToken, exp: tokenEnd(accessToken) }
  currentStore().set(sessionAtom, { ...before, auth })
}

/** The server decides whether a session goes on; when it can't be asked, the call itself will tell. */
async function keepSessionAlive(): Promise<void> {
  const exp = session()?.auth.exp
  if (exp === undefined || exp * 1000 - Date.now() > RENEW_BELOW_MINUTES * 60_000) return
  renewal ??= renewToken()
    .catch(() => undefined)
    .finally(() => {
      renewal = undefined
    })
  await renewal
}

/** Makes one call of the contract; rejects with an `AppError` of a declared code. */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointOutput<E>> {
  if (endpoint.access !== 'none') await keepSessionAlive()
  return client.call(endpoint, input, options)
}
