import { describe, expect, test } from 'vitest'
import { addElapsed, type Instant, instantOf } from '../primitives/index.ts'
import { isUntouched } from './untouched-matter.ts'

const NOW = instantOf('2026-11-23T09:00:00Z')
const DAY_AGO = instantOf('2026-11-22T09:00:00Z')
const LONGER_AGO = addElapsed(DAY_AGO, { milliseconds: -1 })

describe('an order is untouched', () => {
  const sent = (createdAt: Instant, touchedAt: Instant | null = null) =>
    isUntouched({ state: 'sent', createdAt, touchedAt }, NOW)

  test('a millisecond more than 24 hours after it was sent, and not at 24 hours', () => {
    expect([sent(DAY_AGO), sent(LONGER_AGO)]).toEqual([false, true])
  })

  test('as long after the last act of a case worker, whenever it was sent', () => {
    const long = instantOf('2026-10-01T09:00:00Z')
    expect([sent(long, DAY_AGO), sent(long, LONGER_AGO)]).toEqual([false, true])
  })

  test.each([
    ['sent', true],
    ['received', true],
    ['handled', false],
    ['closed', false],
  ] as const)('while it is %s: %s', (state, expected) => {
    expect(isUntouched({ state, createdAt: LONGER_AGO, touchedAt: null }, NOW)).toBe(expected)
  })
})
