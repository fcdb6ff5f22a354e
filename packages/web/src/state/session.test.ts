import { describe, expect, it } from 'vitest'
import { tokenWith } from '../testing/token.ts'
import { atom } from './jotai.ts'
import { keptSession, type Session, sessionAtom } from './session.state.ts'
import { endSession, onSessionEnd, type SessionEnd } from './session-end.ts'
import { currentStore, keepAfterSignOut } from './store.ts'
import { isSameSession, tokenEnd, tokenTimes } from './token.ts'

const session = (exp: number): Session => ({
  auth: { token: tokenWith({ exp }), method: 'password', exp },
  consent: ['analytics'],
  company: { clientNumber: '10401' },
})

const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600

const BY_PASSWORD = { method: 'password', elsewhere: false } as const

function endsOf(act: () => void): SessionEnd[] {
  const ends: SessionEnd[] = []
  const stop = onSessionEnd(end => ends.push(end))
  act()
  stop()
  return ends
}

describe('the end of a token', () => {
  it('is read from its payload', () => {
    expect(tokenEnd(tokenWith({ exp: 1795234651 }))).toBe(1795234651)
  })

  it.each(['', 'no-token', 'a.b.c', `${tokenWith({}).split('.')[0]}.%%.x`, tokenWith({ exp: 'soon' })])(
    'is 0 where it has none: %s',
    text => {
      expect(tokenEnd(text)).toBe(0)
    },
  )

  it('is 0 where the payload is no record of names', () => {
    expect(['null', '[1]', '"exp"', '{"exp":1e999}'].map(part => tokenEnd(`a.${btoa(part)}.b`))).toEqual([
      0, 0, 0, 0,
    ])
  })

  it('tells when the token was issued, half an hour before where the token does not', () => {
    expect(tokenTimes(tokenWith({ iat: 100, exp: 2000 }))).toEqual({ issuedAt: 100_000, end: 2_000_000 })
    expect(tokenTimes(tokenWith({ iat: 'x', exp: 2000 }))).toEqual({ issuedAt: 200_000, end: 2_000_000 })
  })

  it('tells one session from another by its id, else by its user', () => {
    expect(isSameSession(tokenWith({ sid: 'a', sub: 'x' }), tokenWith({ sid: 'a', sub: 'y' }))).toBe(true)
    expect(isSameSession(tokenWith({ sid: 'a' }), tokenWith({ sid: 'b' }))).toBe(false)
    expect(isSameSession(tokenWith({ sid: 1, sub: 'x' }), tokenWith({ sub: 'x' }))).toBe(true)
  })
})

describe('what the browser keeps', () => {
  it('is token, method, end, consents and client number, and nothing else', () => {
    currentStore().set(sessionAtom, session(IN_AN_HOUR))
    expect(JSON.parse(localStorage.getItem('wp_auth') ?? '')).toEqual({
      auth: { token: session(IN_AN_HOUR).auth.token, method: 'password', exp: IN_AN_HOUR },
      consent: ['analytics'],
      company: { clientNumber: '10401' },
    })
    expect(Object.keys(localStorage)).toEqual(['wp_auth'])
  })

  const auth = { token: 'a.b.c', method: 'bankid', exp: 1 }
  const whole = { auth, consent: [], company: { clientNumber: '10401' } }

  it.each([
    ['a whole session', whole],
    ['one without a company', { ...whole, company: null }],
    ['one without a method', { ...whole, auth: { token: 'a.b.c', exp: 1 } }],
  ])('is a session: %s', (_what, kept) => {
    localStorage.setItem('wp_auth', JSON.stringify(kept))
    expect(keptSession()).toEqual(kept)
  })

  it.each([
    ['another name beside', { ...whole, name: 'x' }],
    ['another name in its sign-in', { ...whole, auth: { ...auth, email: 'x' } }],
    ['another name in its company', { ...whole, company: { clientNumber: '10401', name: 'x' } }],
    ['no sign-in', { consent: [], company: null }],
    ['an empty token', { ...whole, auth: { ...auth, token: '' } }],
    ['a token that is no text', { ...whole, auth: { ...auth, token: 1 } }],
    ['a method of its own', { ...whole, auth: { ...auth, method: 'guess' } }],
    ['no method but null', { ...whole, auth: { ...auth, method: null } }],
    ['an end in words', { ...whole, auth: { ...auth, exp: 'soon' } }],
    ['no consents', { auth, company: null }],
    ['consents that are no texts', { ...whole, consent: [1] }],
    ['no company', { auth, consent: [] }],
    ['a company without its number', { ...whole, company: {} }],
    ['a list', [whole]],
  ])('is no session with %s', (_what, kept) => {
    localStorage.setItem('wp_auth', JSON.stringify(kept))
    expect(keptSession()).toBeNull()
  })

  it('is gone after signing out', () => {
    currentStore().set(sessionAtom, session(IN_AN_HOUR))
    endSession(undefined)
    expect(localStorage.length).toBe(0)
  })
})

describe('the end of a session', () => {
  it('is told once, however many calls are refused', () => {
    currentStore().set(sessionAtom, session(IN_AN_HOUR))
    const ends = endsOf(() => {
      endSession(498)
      endSession(498)
    })
    expect(ends).toEqual([{ ...BY_PASSWORD, status: 498, expired: false }])
  })

  it('by a token that has reached its end is an expiry', () => {
    const ends = endsOf(() => {
      // Where the page watches its session, as after the tests of other files, it ends by itself.
      currentStore().set(sessionAtom, session(1))
      endSession(498)
    })
    expect(ends).toEqual([{ ...BY_PASSWORD, status: 498, expired: true }])
  })

  it('by the user is none', () => {
    currentStore().set(sessionAtom, session(1))
    expect(endsOf(() => endSession(undefined))).toEqual([
      { ...BY_PASSWORD, status: undefined, expired: false },
    ])
  })

  it('empties what screens kept, and leaves what says nothing of the user', () => {
    const report = atom('nothing')
    const theme = keepAfterSignOut(atom('system'))
    currentStore().set(sessionAtom, session(IN_AN_HOUR))
    currentStore().set(report, 'rows of someone')
    currentStore().set(theme, 'dark')
    endSession(undefined)
    expect(currentStore().get(report)).toBe('nothing')
    expect(currentStore().get(theme)).toBe('dark')
    expect(currentStore().get(sessionAtom)).toBeNull()
  })
})
