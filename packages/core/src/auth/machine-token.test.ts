import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MACHINE_TOKEN_OVERLAP_MAX_DAYS } from '../limits/index.ts'
import { addElapsed, type Instant, instantFromMillis, stockholmClock } from '../primitives/index.ts'
import { isOverlap, machineTokenEnd, machineTokenState, overlapEnd } from './machine-token.ts'

const at = (text: string): Instant => instantFromMillis(Date.parse(text))
const MAX_HOURS = MACHINE_TOKEN_OVERLAP_MAX_DAYS * 24

describe('the end of a machine token', () => {
  test.each([
    ['2026-11-21T12:05:00.000Z', '2027-11-21T12:05:00.000Z'],
    // Between them the clocks change on other dates: the time of day stays.
    ['2026-03-29T06:00:00.000Z', '2027-03-29T06:00:00.000Z'],
    ['2026-10-24T22:30:00.000Z', '2027-10-24T22:30:00.000Z'],
    ['2026-03-28T11:00:00.000Z', '2027-03-28T10:00:00.000Z'],
    // A leap day is one of the 365.
    ['2027-12-01T11:00:00.000Z', '2028-11-30T11:00:00.000Z'],
  ])('made %s it works until %s', (madeAt, end) => {
    expect(machineTokenEnd(at(madeAt))).toBe(end)
  })

  test('keeps the time of day in Stockholm, but for the hour that is missing in spring', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') }), millis => {
        const madeAt = instantFromMillis(millis)
        const [from, to] = [stockholmClock(madeAt), stockholmClock(machineTokenEnd(madeAt))]
        expect({ ...to, hour: 0 }).toEqual({ ...from, hour: 0 })
        expect([from.hour, from.hour === 2 ? 3 : from.hour]).toContain(to.hour)
      }),
    )
  })
})

describe('the overlap', () => {
  test.each([
    [0, true],
    [24, true],
    [MAX_HOURS, true],
    [MAX_HOURS + 1, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('of %d hours is one: %s', (hours, is) => expect(isOverlap(hours)).toBe(is))

  test('never makes a token last longer than it would have', () => {
    const now = at('2026-11-21T12:00:00.000Z')
    const expiresAt = addElapsed(now, { hours: 5 })
    expect(overlapEnd({ expiresAt }, now, 4)).toBe(addElapsed(now, { hours: 4 }))
    expect(overlapEnd({ expiresAt }, now, 5)).toBe(expiresAt)
    expect(overlapEnd({ expiresAt }, now, MAX_HOURS)).toBe(expiresAt)
  })
})

describe('a token that works', () => {
  const expiresAt = at('2026-12-21T12:00:00.000Z')
  const stateAt = (now: string, replacedBy: string | null = null) =>
    machineTokenState({ expiresAt, replacedBy }, at(now))

  test('is told 30 days ahead, by the calendar in Stockholm', () => {
    expect(stateAt('2026-11-20T22:59:59.999Z')).toEqual({ kind: 'in-use' })
    expect(stateAt('2026-11-20T23:00:00.000Z')).toEqual({ kind: 'ends-soon', days: 30 })
    expect(stateAt('2026-12-20T12:00:00.000Z')).toEqual({ kind: 'ends-soon', days: 1 })
    expect(stateAt('2026-12-21T12:00:00.000Z')).toEqual({ kind: 'ends-soon', days: 0 })
  })

  test('that has been replaced is told as that, however near its end', () => {
    expect(stateAt('2026-12-21T11:00:00.000Z', 't2')).toEqual({ kind: 'replaced' })
  })
})
