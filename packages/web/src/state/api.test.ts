import { profileContract } from '@salvia/core/profile'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_CONFIG } from '../testing/config.ts'
import { newToken } from '../testing/token.ts'
import { callEndpoint } from './api.ts'
import { checkBeforeCalls } from './caller.ts'
import { startWithConfig } from './config.state.ts'
import { sessionAtom } from './session.state.ts'
import { endSession, onSessionEnd, type SessionEnd } from './session-end.ts'
import { signOut } from './sign-in.ts'
import { currentStore } from './store.ts'

const EXP = 4_000_000_000
const ends: SessionEnd[] = []
onSessionEnd(end => ends.push(end))

beforeEach(() => {
  startWithConfig(EXAMPLE_CONFIG)
  const auth = { token: newToken({ sid: 'a', exp: EXP }), exp: EXP }
  currentStore().set(sessionAtom, { auth, consent: [], company: { clientNumber: '10401' } })
  ends.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
  currentStore().set(sessionAtom, null)
})

const refusal = () =>
  new Response(JSON.stringify({ status: 498, code: 'SIGNED_OUT', title: '', traceId: 't' }), {
    status: 498,
    headers: { 'Content-Type': 'application/problem+json' },
  })

const CALLS = 12

/** A server that refuses the first call once it has got them all, and leaves the others pending until they are aborted. */
function serverThatRefusesOne(): { readonly calls: number; readonly brokenOff: number } {
  const seen = { calls: 0, brokenOff: 0 }
  const all = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    seen.calls += 1
    if (seen.calls === CALLS) all.resolve()
    if (seen.calls === 1) return all.promise.then(refusal)
    return new Promise((_, reject) =>
      init.signal?.addEventListener('abort', () => {
        seen.brokenOff += 1
        reject(init.signal?.reason)
      }),
    )
  })
  return seen
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  )

describe('twelve calls at once', () => {
  it('of which one is refused end the session once, and the others are broken off', async () => {
    const seen = serverThatRefusesOne()
    const calls = Array.from({ length: CALLS }, () => codeOf(callEndpoint(profileContract.get, {})))
    expect(await Promise.all(calls)).toEqual(calls.map(() => 'SIGNED_OUT'))
    expect([seen.calls, seen.brokenOff]).toEqual([CALLS, CALLS - 1])
    expect(ends).toHaveLength(1)
    expect(ends[0]).toMatchObject({ status: 498, expired: false })
  })
})

describe('a call', () => {
  it('is not sent when the session is judged to be over before it', async () => {
    const seen = serverThatRefusesOne()
    checkBeforeCalls(async () => endSession(498, { expired: true }))
    expect(await codeOf(callEndpoint(profileContract.get, {}))).toBe('SIGNED_OUT')
    checkBeforeCalls(async () => undefined)
    expect(seen.calls).toBe(0)
    expect(ends).toHaveLength(1)
  })
})

describe('signing out', () => {
  it('forgets everything although the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await signOut()
    expect(localStorage.getItem('wp_auth')).toBeNull()
    expect(ends).toMatchObject([{ status: undefined, expired: false }])
  })

  it('tells the server with the token of the session', async () => {
    const sent: RequestInit[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(init)
      return new Response(null, { status: 204 })
    })
    await signOut()
    expect(sent.map(({ method }) => method)).toEqual(['DELETE'])
    expect(new Headers(sent[0]?.headers).get('Authorization')).toMatch(/^Bearer /)
  })
})
