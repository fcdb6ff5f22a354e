import { authContract } from '@salvia/core/auth'
import { type CallOptions, createCaller } from '@salvia/core/client'
import {
  type Download,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  isWrite,
  needsSession,
} from '@salvia/core/contract'
import { appError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { currentLocale } from '../i18n/i18n.ts'
import { configAtom } from './config.state.ts'
import { isUnsure } from './is-unsure.ts'
import { takeSession } from './own-company.state.ts'
import { isRefused } from './refusal.ts'
import { serverClock } from './server-clock.ts'
import { keptSession, type Session, sessionAtom } from './session.state.ts'
import { endSession, onSessionEnd } from './session-end.ts'
import { currentStore } from './store.ts'
import { isSameSession, tokenEnd } from './token.ts'

const session = (): Session | null => currentStore().get(sessionAtom)

const caller = createCaller({
  baseUrl: () => new URL(currentStore().get(configAtom).KP_API, window.location.origin).href,
  fetch: (url, init) => serverClock.measure(() => fetch(url, init)),
  token: () => session()?.auth.token,
  locale: currentLocale,
  onTokenExpired: () => endSession(498),
  clientKind: 'portal',
})

let ofThisSession = new AbortController()
onSessionEnd(() => {
  // The first refusal is reported; other calls in progress are aborted, since they would fail in the same way.
  ofThisSession.abort(appError('SIGNED_OUT'))
  ofThisSession = new AbortController()
})

/** Continues the session with a new token. What another tab has stored of the session since stays. */
export function takeToken(accessToken: string): void {
  const before = session()
  if (!before) return
  const kept = keptSession()
  if (kept && isSameSession(kept.auth.token, before.auth.token)) takeSession(kept)
  const auth = { ...before.auth, token: accessToken, exp: tokenEnd(accessToken) }
  currentStore().set(sessionAtom, session => session && { ...session, auth })
}

/** Exchanges the session's token for a new one. */
export async function renewToken(): Promise<void> {
  const { accessToken } = await caller.call(authContract.renew, {})
  takeToken(accessToken)
}

/** Revokes the session's token on the server. Errors are ignored. */
export async function revokeSession(): Promise<void> {
  await caller.call(authContract.signOut, {}).catch(() => undefined)
}

let check = async (): Promise<unknown> => undefined

/** Sets a check that runs before each call that needs a session. The check may end the session. */
export function checkBeforeCalls(judge: () => Promise<unknown>): void {
  check = judge
}

let outdate = async (): Promise<void> => undefined

/**
 * Sets what runs after each write that succeeded, that may have, or that was refused because of what the page does not
 * show yet. A write that succeeded resolves when it is done.
 */
export function afterEachWrite(work: () => Promise<void>): void {
  outdate = work
}

/** Runs what `afterEachWrite` has set. */
export const afterWrite = (): Promise<void> => outdate()

/** Whether something has changed that the page may not show yet, so that it would lead the user to the same refusal. */
const isConflict = ({ status }: AppError): boolean => status === 409

let readRightsAgain = (): void => undefined

/** Sets what runs when a call is refused since a case worker does not hold a function any more. */
export function whenRightsChange(work: () => void): void {
  readRightsAgain = work
}

/** Calls an endpoint. Rejects with an `AppError` of a declared code. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  if (!isWrite(endpoint)) return send(endpoint, input, options)
  const answer = await send(endpoint, input, options).catch((error: unknown) => {
    // The user is told at once: what is asked again may not be answered either.
    if (error instanceof AppError && (isUnsure(error) || isConflict(error))) void afterWrite()
    throw error
  })
  await afterWrite()
  return answer
}

/** Downloads the file that a link of an answer leads to. Rejects with an `AppError`. */
export async function follow(href: string): Promise<Download> {
  await check()
  return caller.followLink(href, { signal: ofThisSession.signal })
}

/** Like `call`, but does not run `afterWrite`. */
export async function send<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
): Promise<EndpointOutput<E>> {
  if (!needsSession(endpoint)) return caller.call(endpoint, input, options)
  await check()
  const signals = [options.signal, ofThisSession.signal].filter(signal => signal !== undefined)
  const answer = caller.call(endpoint, input, { ...options, signal: AbortSignal.any(signals) })
  return answer.catch((error: unknown) => {
    if (isRefused(error, 'CASE_WORKER_FUNCTION_NEEDED')) readRightsAgain()
    throw error
  })
}
