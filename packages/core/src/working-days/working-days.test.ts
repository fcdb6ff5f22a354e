import { expect, test } from 'vitest'
import { type IsoDate, parseIsoDate } from '../primitives/index.ts'
import { isWorkingDay } from './working-days.ts'

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
