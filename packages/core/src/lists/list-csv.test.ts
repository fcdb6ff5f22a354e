import { expect, test } from 'vitest'
import type { Instant } from '../primitives/index.ts'
import { csvLine } from './list-csv.ts'

test('is a line for a spreadsheet, with the times of Stockholm', () => {
  const moment = '2026-11-02T08:00:00.000Z' as Instant
  expect(csvLine(['P-20001', { moment }, 'personal.csv', 12, null, -1], 'sv')).toBe(
    'P-20001;2026-11-02 09:00;personal.csv;12;;-1\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+46 70 174 06 05', "'+46 70 174 06 05"],
  ['-1', "'-1"],
  ['\t=1+1', "'\t=1+1"],
  ['en; två', '"en; två"'],
  ['säger "hej"\nigen', '"säger ""hej""\nigen"'],
])('a text %j breaks no row and is no formula', (text, cell) => {
  expect(csvLine(['P-1', text], 'en')).toBe(`P-1;${cell}\r\n`)
})
