import type { Upload } from '@salvia/core/personnel-file'
import { expect, test } from 'vitest'
import { screenOf } from '../../output/screen.ts'
import { renderCase, renderCases } from './case-view.ts'

const CASE = {
  number: 'P-20001',
  name: 'personal.csv',
  status: 'ACKNOWLEDGED',
  rows: 40,
  errors: 2,
  warnings: 1,
  uploadedAt: '2026-11-21T12:02:00Z',
  uploadedBy: 'Anna Exempel',
} as Upload
const LONG = { ...CASE, number: 'P-20002', name: 'personalfil-for-hela-koncernen.csv' }

const screen = screenOf({ columns: 80 }, { locale: 'sv', env: {}, noColor: true, plain: false })

test('cases that fit have a line each', () => {
  expect(renderCases([CASE, CASE], screen).split('\n')).toHaveLength(2)
})

test('where one case needs two lines, every status stands below its case', () => {
  expect(renderCases([CASE, LONG], screen).split('\n')).toEqual([
    'P-20001  2026-11-21 13:02  personal.csv',
    '         Hos handläggare (steg 2 av 3)',
    'P-20002  2026-11-21 13:02  personalfil-for-hela-koncernen.csv',
    '         Hos handläggare (steg 2 av 3)',
  ])
})

test('one finding of a kind is told in the singular', () => {
  expect(renderCase(CASE, screen)).toContain('40, 2 fel, 1 varning\n'.trimEnd())
  expect(renderCase(CASE, screen)).not.toContain('1 varningar')
})
