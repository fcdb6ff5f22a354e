import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOKING_SLOT_WEEKS } from '../limits/index.ts'
import {
  addDays,
  addElapsed,
  type Instant,
  instantFromMillis,
  isoWeek,
  mondayOf,
  parseInstant,
  stockholmDate,
} from '../primitives/index.ts'
import { isInStartPeriod, offeredInWeek, offeredPeriod, weeksOfTimes } from './offered-times.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const monday = (now: Instant, weeks: number) => addDays(mondayOf(stockholmDate(now)), weeks * 7)

describe('the period that is offered', () => {
  test.each([
    ['on a Monday morning', '2026-11-23T09:00:00Z', '2027-01-24T23:00:00.000Z'],
    ['in the last moment of a Sunday', '2026-11-22T22:59:59.999Z', '2027-01-17T23:00:00.000Z'],
    ['in the first of a Monday', '2026-11-22T23:00:00Z', '2027-01-24T23:00:00.000Z'],
    ['to after the night on which summer time begins', '2027-02-01T09:00:00Z', '2027-04-04T22:00:00.000Z'],
    ['over 29 February', '2028-01-03T09:00:00Z', '2028-03-05T23:00:00.000Z'],
  ])('%s', (_, now, before) => {
    expect(offeredPeriod(at(now))).toEqual({ from: addElapsed(at(now), { milliseconds: 1 }), before })
  })

  test('has a first moment that is in it, and a last that is not', () => {
    const now = at('2026-11-23T09:00:00Z')
    const { from, before } = offeredPeriod(now)
    const isIn = (start: Instant) => isInStartPeriod(start, { from, before })
    expect([now, from, addElapsed(before, { milliseconds: -1 }), before].map(isIn)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

test('property: the weeks of it cover it without a gap, and those around it are empty', () => {
  const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) }).map(instantFromMillis)
  fc.assert(
    fc.property(moment, now => {
      const whole = offeredPeriod(now)
      let covered = whole.from
      for (let week = 0; week <= BOOKING_SLOT_WEEKS; week++) {
        const part = offeredInWeek(monday(now, week), now)
        // On the last millisecond of a week nothing of it is left.
        if (!part && week === 0) continue
        expect(part?.from).toBe(covered)
        covered = part?.before ?? covered
      }
      expect(covered).toBe(whole.before)
      expect(offeredInWeek(monday(now, -1), now)).toBeUndefined()
      expect(offeredInWeek(monday(now, BOOKING_SLOT_WEEKS + 1), now)).toBeUndefined()
    }),
  )
})

test('property: every time is counted in the week of its date in Stockholm, and the weeks are in their order', () => {
  const moment = fc
    .integer({ min: Date.UTC(2026, 11, 20), max: Date.UTC(2027, 0, 20) })
    .map(instantFromMillis)
  fc.assert(
    fc.property(fc.array(moment), starts => {
      const weeks = weeksOfTimes(starts)
      const expected = Map.groupBy(starts, start => isoWeek(stockholmDate(start)))
      expect(new Map(weeks.map(({ week, freeSlots }) => [week, freeSlots]))).toEqual(
        new Map([...expected].map(([week, times]) => [week, times.length])),
      )
      expect(weeks.map(({ from }) => from)).toEqual(weeks.map(({ from }) => from).toSorted())
      for (const { from, to } of weeks) expect(to).toBe(addDays(from, 4))
    }),
  )
})
