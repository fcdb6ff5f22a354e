import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addCalendarDays,
  addElapsed,
  atStockholm,
  endOfDay,
  type Instant,
  instantFromMillis,
  instantOf,
  millisOf,
  onOtherDate,
  parseInstant,
  startOfDay,
  stockholmClock,
  stockholmDate,
} from './instant.ts'
import { addMonths, type IsoDate, parseIsoDate } from './iso-date.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)

test.each([
  ['2026-11-21T12:05:00Z', '2026-11-21T12:05:00.000Z'],
  ['2026-11-21T12:05:00.123+01:00', '2026-11-21T11:05:00.123Z'],
  ['2026-11-21T00:30+0100', '2026-11-20T23:30:00.000Z'],
])('%s is one moment', (text, instant) => {
  expect(parseInstant(text)).toBe(instant)
  expect(instantOf(text)).toBe(instant)
})

test.each(['2026-11-21', '2026-11-21T12:05:00', '2026-02-30T12:00:00Z', 'now', ''])('%j is none', text => {
  expect(parseInstant(text)).toBeUndefined()
  expect(() => instantOf(text)).toThrow(RangeError)
})

test('the Stockholm date changes at Swedish midnight', () => {
  expect(stockholmDate(at('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20')
  expect(stockholmDate(at('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
  expect(stockholmDate(at('2026-06-20T22:00:00Z'))).toBe('2026-06-21')
})

test('hours are elapsed time, also over a change of clocks', () => {
  expect(addElapsed(at('2026-03-29T00:30:00Z'), { hours: 24 })).toBe('2026-03-30T00:30:00.000Z')
})

test('a clock time that does not exist moves forward an hour', () => {
  expect(atStockholm(date('2026-03-29'), { hour: 2, minute: 30 })).toBe('2026-03-29T01:30:00.000Z')
  expect(stockholmClock(at('2026-03-29T01:30:00Z'))).toMatchObject({ hour: 3, minute: 30 })
})

test('a clock time that occurs twice means the second', () => {
  expect(atStockholm(date('2026-10-25'), { hour: 2, minute: 30 })).toBe('2026-10-25T01:30:00.000Z')
  expect(atStockholm(date('2026-10-25'), { hour: 1, minute: 59 })).toBe('2026-10-24T23:59:00.000Z')
  expect(atStockholm(date('2026-10-25'), { hour: 3, minute: 0 })).toBe('2026-10-25T02:00:00.000Z')
})

test('another date keeps the time of day over a change of clocks', () => {
  expect(addCalendarDays(at('2026-03-20T09:15:30.250Z'), 28)).toBe('2026-04-17T08:15:30.250Z')
  expect(addCalendarDays(at('2026-10-20T09:15:00Z'), 28)).toBe('2026-11-17T10:15:00.000Z')
  expect(addCalendarDays(at('2026-11-17T10:15:00Z'), -28)).toBe('2026-10-20T09:15:00.000Z')
  expect(onOtherDate(at('2026-03-20T09:15:30.250Z'), date => addMonths(date, 1))).toBe(
    '2026-04-20T08:15:30.250Z',
  )
})

test('no days later is the same instant, in the first and in the second of two hours', () => {
  for (const instant of [at('2027-10-31T00:58:00.000Z'), at('2027-10-31T01:58:00.000Z')]) {
    expect(addCalendarDays(instant, 0)).toBe(instant)
  }
})

test('property: milliseconds, text and order agree', () => {
  const millis = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) })
  fc.assert(
    fc.property(millis, millis, (a, b) => {
      expect(instantFromMillis(a)).toBe(new Date(a).toISOString())
      expect(millisOf(instantFromMillis(a))).toBe(a)
      expect(instantFromMillis(a) < instantFromMillis(b)).toBe(a < b)
    }),
  )
})

test('property: the Stockholm date and clock lead back to the moment or an hour later', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) }), millis => {
      const instant = instantFromMillis(millis)
      const back = millisOf(atStockholm(stockholmDate(instant), stockholmClock(instant)))
      expect([0, 3_600_000]).toContain(back - millis)
    }),
  )
})

test.each([
  ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['of 23 hours', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T21:59:59.999Z'],
  ['in a leap year', '2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T22:59:59.999Z'],
])('a day %s, from its first moment to its last', (_, day, first, last) => {
  expect([startOfDay(date(day)), endOfDay(date(day))]).toEqual([first, last])
})
