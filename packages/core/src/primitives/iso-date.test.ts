import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  compactDate,
  compareIsoDates,
  dateParts,
  daysBetween,
  daysInMonth,
  type IsoDate,
  isoDate,
  isoDateSchema,
  isRealDate,
  parseIsoDate,
  weekday,
} from './iso-date.ts'

const DAY_MS = 86_400_000
const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no such date: ${text}`)

/** The slow oracle: JavaScript's own calendar, which the code under test does not use. */
const byJs = (millis: number) => new Date(millis).toISOString().slice(0, 10)
const anyMillis = fc.integer({ min: Date.UTC(1601, 0, 1), max: Date.UTC(2400, 11, 31) })
const anyDate = anyMillis.map(millis => date(byJs(millis)))

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', text => {
  expect(parseIsoDate(text)).toBe(text)
  expect(isoDateSchema.parse(text)).toBe(text)
})

test.each([
  '2023-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '2026-1-1',
  '20260101',
  '2026-01-01 ',
  '2026-01-01\n',
  '٢٠٢٦-01-01',
  '',
])('%j is no date', text => {
  expect(parseIsoDate(text)).toBeUndefined()
})

test('months have their days, February by the leap rule', () => {
  expect([2023, 2024, 1900, 2000].map(year => daysInMonth(year, 2))).toEqual([28, 29, 28, 29])
  expect([0, 13, 4, 12].map(month => daysInMonth(2026, month))).toEqual([0, 0, 30, 31])
  expect(isRealDate(2026, 4, 31)).toBe(false)
})

test('a date that does not exist is refused loudly where it is made', () => {
  expect(() => isoDate(2026, 2, 29)).toThrow(RangeError)
  expect(() => addDays(date('9999-12-31'), 1)).toThrow(RangeError)
})

test('days are added over months, leap days and years', () => {
  expect(addDays(date('2026-12-31'), 1)).toBe('2027-01-01')
  expect(addDays(date('2024-02-28'), 1)).toBe('2024-02-29')
  expect(addDays(date('2024-03-01'), -1)).toBe('2024-02-29')
})

test('months end on their last day where the day is missing', () => {
  expect(addMonths(date('2026-08-31'), 6)).toBe('2027-02-28')
  expect(addMonths(date('2026-03-31'), -1)).toBe('2026-02-28')
  expect(addMonths(date('2026-01-15'), -1)).toBe('2025-12-15')
  expect(addMonths(date('2024-01-31'), 1)).toBe('2024-02-29')
})

test('weekdays run from Monday 1 to Sunday 7', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22', '1969-12-31'].map(text => weekday(date(text)))).toEqual([
    1, 6, 7, 3,
  ])
})

test('parts and the compact number say the same', () => {
  expect(dateParts(date('2026-03-09'))).toEqual({ year: 2026, month: 3, day: 9 })
  expect(compactDate(date('2026-03-09'))).toBe(20_260_309)
})

test('property: adding days agrees with another calendar', () => {
  fc.assert(
    fc.property(anyMillis, fc.integer({ min: -80_000, max: 80_000 }), (millis, days) => {
      expect(addDays(date(byJs(millis)), days)).toBe(byJs(millis + days * DAY_MS))
    }),
  )
})

test('property: weekdays agree with another calendar', () => {
  fc.assert(
    fc.property(anyMillis, millis => {
      expect(weekday(date(byJs(millis)))).toBe(new Date(millis).getUTCDay() || 7)
    }),
  )
})

test('property: the distance is what has to be added', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (from, to) => {
      expect(addDays(from, daysBetween(from, to))).toBe(to)
      expect(Math.sign(compareIsoDates(from, to))).toBe(Math.sign(daysBetween(to, from)))
    }),
  )
})

test('property: months there and back lose at most the days of a shorter month', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (start, months) => {
      const back = addMonths(addMonths(start, months), -months)
      expect(back <= start).toBe(true)
      expect(daysBetween(back, start)).toBeLessThanOrEqual(3)
    }),
  )
})
