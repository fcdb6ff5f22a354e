import { expect, test } from 'vitest'
import { instantOf } from '../../primitives/index.ts'
import type { Upload } from './case.ts'
import { uploadListCsv } from './upload-list-csv.ts'

const UPLOAD: Upload = {
  id: '00000000-0000-4000-8000-000000000000',
  number: 'P-20001',
  clientNumber: '10401',
  name: 'personal.csv',
  bytes: 100,
  sha256: '',
  format: 'csv',
  source: 'WEB',
  status: 'IMPORTED',
  comment: null,
  extensiveChanges: false,
  uploadedAt: instantOf('2026-11-02T08:00:00.000Z'),
  uploadedBy: 'Henrik Berg',
  finishedAt: instantOf('2026-11-03T08:00:00.000Z'),
  rows: 12,
  errors: 1,
  warnings: 2,
  feedbackDeadline: null,
}

test('is a table for a spreadsheet, with the times of Stockholm', () => {
  expect(uploadListCsv([UPLOAD], 'sv')).toBe(
    '\u{feff}Ärende;Uppladdad;Fil;Rader;Fel;Varningar;Status;Avslutad;Kommentar\r\n' +
      'P-20001;2026-11-02 09:00;personal.csv;12;1;2;Inläst;2026-11-03 09:00;\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['en; två', '"en; två"'],
  ['säger "hej"\nigen', '"säger ""hej""\nigen"'],
])('a comment %j breaks no row and is no formula', (comment, cell) => {
  expect(uploadListCsv([{ ...UPLOAD, comment }], 'en')).toContain(`;${cell}\r\n`)
})
