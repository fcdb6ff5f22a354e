import { addElapsed, type Instant, parseInstant } from '@salvia/core/primitives'
import { describe, expect, it } from 'vitest'
import { isNear, minutesSaid, timeLeft } from './deadline.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no moment: ${text}`)
const DEADLINE = at('2026-11-24T12:30:00.000Z')
const before = (seconds: number): Instant => addElapsed(DEADLINE, { seconds: -seconds })

describe('a deadline', () => {
  it.each([
    ['two hours before', 7200, true],
    ['a second more', 7201, false],
    ['at the last second', 1, true],
    ['at the deadline itself', 0, false],
    ['after it', -1, false],
  ])('is counted down %s: %d s', (_when, seconds, near) => {
    expect(isNear(DEADLINE, before(seconds))).toBe(near)
  })

  it('is told in hours, minutes and seconds, over a change of clocks too', () => {
    expect(timeLeft(DEADLINE, before(5025))).toEqual({ hours: 1, minutes: 23, seconds: 45 })
    expect(timeLeft(DEADLINE, before(-60))).toEqual({ hours: 0, minutes: 0, seconds: 0 })
    const change = at('2026-10-25T01:30:00.000Z')
    expect(timeLeft(change, addElapsed(change, { hours: -2 }))).toEqual({ hours: 2, minutes: 0, seconds: 0 })
  })

  it('counts a second that has begun', () => {
    expect(timeLeft(DEADLINE, addElapsed(DEADLINE, { milliseconds: -1 })).seconds).toBe(1)
  })

  it.each([
    [3601, null],
    [3600, 60],
    [1801, 60],
    [1800, 30],
    [600, 10],
    [300, 5],
    [61, 5],
    [60, 1],
    [1, 1],
  ])('is read out at few moments: %d s before', (seconds, minutes) => {
    expect(minutesSaid(DEADLINE, before(seconds))).toBe(minutes)
  })
})
