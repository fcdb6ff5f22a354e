import { describe, expect, it } from 'vitest'
import { sessionStatus } from './session-status.ts'

const MINUTE = 60_000
const T0 = Date.parse('2026-11-21T08:00:00Z')
const at = (minutes: number): number => T0 + minutes * MINUTE
/** A token issued at the user's last activity, as after a renewal. */
const TOKEN = { issuedAt: T0, end: at(30) }

describe('an idle session', () => {
  it('is active until 28 minutes have passed', () => {
    expect(sessionStatus(T0, TOKEN, at(28) - 1)).toEqual({ kind: 'active', warnAt: at(28) })
  })

  it('is ending at 28 minutes, and can be rendered out', () => {
    expect(sessionStatus(T0, TOKEN, at(28))).toEqual({ kind: 'ending', endsAt: at(30), canStay: true })
  })

  it('still stands at 30 minutes, and is over a moment later', () => {
    expect(sessionStatus(T0, TOKEN, at(30)).kind).toBe('ending')
    expect(sessionStatus(T0, TOKEN, at(30) + 1).kind).toBe('over')
  })
})

describe('the token of a session', () => {
  it('that outlives the idle time does not prolong it', () => {
    expect(sessionStatus(T0, { issuedAt: at(5), end: at(35) }, at(30) + 1).kind).toBe('over')
  })

  it('that could not be renewed ends it sooner, unless it is renewed yet', () => {
    const old = { issuedAt: at(-10), end: at(20) }
    expect(sessionStatus(T0, old, at(18))).toEqual({ kind: 'ending', endsAt: at(20), canStay: true })
    expect(sessionStatus(T0, old, at(20) + 1).kind).toBe('over')
  })

  it('that is its last one cannot be rendered out', () => {
    const last = { issuedAt: at(0), end: at(12) }
    expect(sessionStatus(at(5), last, at(10))).toEqual({ kind: 'ending', endsAt: at(12), canStay: false })
  })

  it('that is its last one lets the user stay for as long as it holds', () => {
    const last = { issuedAt: at(4), end: at(33.5) }
    expect(sessionStatus(at(1), last, at(29))).toEqual({ kind: 'ending', endsAt: at(31), canStay: true })
  })
})
