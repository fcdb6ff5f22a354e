import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { addDays, isoDate, weekday } from './iso-date.ts'
import { isoWeek, mondayOf, parseIsoWeek } from './iso-week.ts'

test.each([
  ['2026-W48', '2026-11-23'],
  ['2026-W53', '2026-12-28'],
  ['2027-W01', '2027-01-04'],
  ['2028-W09', '2028-02-28'],
  ['2020-W01', '2019-12-30'],
  ['2026-W01', '2025-12-29'],
])('%s begins on %s', (week, monday) => {
  expect(parseIsoWeek(week)).toBe(monday)
})

test.each([
  '2026-W00',
  '2026-W54',
  '2027-W53',
  '2025-W53',
  '0000-W01',
  '9999-W01',
  '2026-48',
  '2026-W8',
  '2026-W48 ',
  '',
])('%j is no week', text => {
  expect(parseIsoWeek(text)).toBeUndefined()
})

test('property: every date lies in the week that another calendar says, and it is read back as its Monday', () => {
  const anyDate = fc.integer({ min: 0, max: 73_000 }).map(days => addDays(isoDate(1900, 1, 1), days))
  fc.assert(
    fc.property(anyDate, date => {
      const week = isoWeek(date)
      expect(week).toBe(DateTime.fromISO(date, { zone: 'utc' }).toFormat("kkkk-'W'WW"))
      expect(parseIsoWeek(week)).toBe(mondayOf(date))
      expect(weekday(mondayOf(date))).toBe(1)
    }),
  )
})
