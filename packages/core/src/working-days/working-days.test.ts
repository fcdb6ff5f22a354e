import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type IsoDate, parseIsoDate } from '../primitives/index.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)

test.each([
  ['New Year', '2026-01-01'],
  ['Epiphany', '2026-01-06'],
  ['Good Friday', '2026-04-03'],
  ['Easter Monday', '2026-04-06'],
  ['the first of May', '2026-05-01'],
  ['Ascension Day', '2026-05-14'],
  ["Midsummer's Eve", '2026-06-19'],
  ['Christmas Eve', '2026-12-24'],
  ['Christmas Day', '2026-12-25'],
  ["New Year's Eve", '2026-12-31'],
  ['the national day', '2025-06-06'],
  ['a Saturday', '2026-11-21'],
  ['a Sunday', '2026-11-22'],
])('%s is no working day', (_name, text) => {
  expect(isWorkingDay(date(text))).toBe(false)
})

test.each([
  ['a Monday', '2026-11-23'],
  ['a Friday', '2026-11-20'],
  ['Maundy Thursday', '2026-04-02'],
  ['Whit Monday', '2026-05-25'],
  ['the Monday after a national day on a Saturday: nothing is moved', '2026-06-08'],
  ['Walpurgis Eve', '2026-04-30'],
  ["Eve of All Saints' Day", '2026-10-30'],
])('%s is a working day', (_name, text) => {
  expect(isWorkingDay(date(text))).toBe(true)
})

test('counting starts beside the date and leaps over weekends and holidays', () => {
  expect(addWorkingDays(date('2026-11-20'), 1)).toBe('2026-11-23')
  expect(addWorkingDays(date('2026-11-22'), -1)).toBe('2026-11-20')
  expect(addWorkingDays(date('2026-12-23'), 1)).toBe('2026-12-28')
  expect(addWorkingDays(date('2026-12-30'), 1)).toBe('2027-01-04')
  expect(addWorkingDays(date('2026-11-21'), 0)).toBe('2026-11-21')
})

test('property: as many working days lie between as were added', () => {
  const anyDate = fc.integer({ min: 0, max: 8000 }).map(days => addDays(date('2015-01-01'), days))
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 40 }), (start, count) => {
      const end = addWorkingDays(start, count)
      let working = 0
      for (let day = addDays(start, 1); day <= end; day = addDays(day, 1))
        working += isWorkingDay(day) ? 1 : 0
      expect(working).toBe(count)
      expect(isWorkingDay(end)).toBe(true)
    }),
  )
})
