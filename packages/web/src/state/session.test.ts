import { describe, expect, it } from 'vitest'
import { atom } from './jotai.ts'
import { type Session, sessionAtom, tokenEnd } from './session.state.ts'
import { endSession, onSessionEnd, type SessionEnd } from './session-end.ts'
import { currentStore, keepAfterSignOut } from './store.ts'

const encode = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '')
const token = (payload: object): string => `${encode({ alg: 'EdDSA' })}.${encode(payload)}.signature`

const session = (exp: number): Session => ({
  auth: { token: token({ exp }), method: 'password', exp },
  consent: ['analytics'],
  company: { clientNumber: '10401' },
})

const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600

function endsOf(act: () => void): SessionEnd[] {
  const ends: SessionEnd[] = []
  const stop = onSessionEnd(end => ends.push(end))
  act()
  stop()
  return ends
}

describe('the end of a token', () => {
  it('is read from its payload', () => {
    expect(tokenEnd(token({ exp: 1795234651 }))).toBe(1795234651)
  })

  it.each(['', 'no-token', 'a.b.c', `${token({}).split('.')[0]}.%%.x`, token({ exp: 'soon' })])(
    'is 0 where it has none: %s',
    text => {
      expect(tokenEnd(text)).toBe(0)
    },
  )
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
    expect(ends).toEqual([{ status: 498, expired: false }])
  })

  it('by a token that has reached its end is an expiry', () => {
    currentStore().set(sessionAtom, session(1))
    expect(endsOf(() => endSession(498))).toEqual([{ status: 498, expired: true }])
  })

  it('by the user is none', () => {
    currentStore().set(sessionAtom, session(1))
    expect(endsOf(() => endSession(undefined))).toEqual([{ status: undefined, expired: false }])
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
