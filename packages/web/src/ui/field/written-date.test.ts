import { isoDate } from '@salvia/core/primitives'
import { expect, it } from 'vitest'
import { readWrittenDate } from './written-date.ts'

const today = isoDate(2026, 11, 21)

it.each([
  ['2026-11-24', '2026-11-24'],
  ['20261124', '2026-11-24'],
  ['2026.11.24', '2026-11-24'],
  ['2026 11 24', '2026-11-24'],
  ['24/11-2026', '2026-11-24'],
  ['24/11 2026', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['1/2-2027', '2027-02-01'],
  ['24/11', '2026-11-24'],
  ['24.11.2026', '2026-11-24'],
  ['24 nov', '2026-11-24'],
  [' 24 November 2027 ', '2027-11-24'],
  ['1 maj', '2026-05-01'],
  ['den första', undefined],
  ['24:e okt.', '2026-10-24'],
  ['29 feb 2028', '2028-02-29'],
  ['29 feb', undefined],
  ['2026-13-01', undefined],
  ['31/4-2026', undefined],
  ['24 hösten', undefined],
  ['', undefined],
  ['12345', undefined],
])('%s is read as %s', (text, date) => {
  expect(readWrittenDate(text, today)).toBe(date)
})
