import { describe, expect, test } from 'vitest'
import { addElapsed, instantOf } from '../primitives/index.ts'
import { isLockedAt, locksAt } from './reply-lock.ts'

const HANDLED = instantOf('2026-11-02T09:30:00Z')
const LOCK = instantOf('2026-11-16T09:30:00Z')

describe('the last moment to write', () => {
  test('is two weeks after the handling, at the same time of day', () => {
    expect(locksAt({ handledAt: HANDLED, lastMessageAt: null })).toBe(LOCK)
  })

  test('is two weeks after a later message, and not moved by an earlier one', () => {
    const later = instantOf('2026-11-10T12:00:00Z')
    expect(locksAt({ handledAt: HANDLED, lastMessageAt: later })).toBe(instantOf('2026-11-24T12:00:00Z'))
    expect(locksAt({ handledAt: HANDLED, lastMessageAt: instantOf('2026-11-01T12:00:00Z') })).toBe(LOCK)
  })

  test('keeps the time of day in Stockholm over a change of clocks', () => {
    const summer = instantOf('2026-10-20T08:00:00Z')
    expect(locksAt({ handledAt: summer, lastMessageAt: null })).toBe(instantOf('2026-11-03T09:00:00Z'))
  })

  test('does not come while nothing is handled', () => {
    expect(locksAt({ handledAt: null, lastMessageAt: LOCK })).toBeNull()
  })
})

describe('a conversation', () => {
  test('is open at the last moment, and locked a millisecond later', () => {
    expect(isLockedAt(LOCK, LOCK)).toBe(false)
    expect(isLockedAt(LOCK, addElapsed(LOCK, { milliseconds: 1 }))).toBe(true)
  })

  test('without a lock is open', () => {
    expect(isLockedAt(null, LOCK)).toBe(false)
  })
})
