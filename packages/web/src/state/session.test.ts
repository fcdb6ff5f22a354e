import { describe, expect, it } from 'vitest'
import { tokenWith } from '../testing/token.ts'
import { atom } from './jotai.ts'
import { type Session, sessionAtom } from './session.state.ts'
import { endSession, onSessionEnd, type SessionEnd } from './session-end.ts'
import { currentStore, keepAfterSignOut } from './store.ts'
import { tokenEnd } from './token.ts'

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
    expect(ends).toEqual([{ ...BY_PASSWORD, status: 498, expired: false }])
  })

  it('by a token that has reached its end is an expiry', () => {
    currentStore().set(sessionAtom, session(1))
    expect(endsOf(() => endSession(498))).toEqual([{ ...BY_PASSWORD, status: 498, expired: true }])
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
