import { expect, test } from 'vitest'
import type { Finding } from '../report/report.ts'
import { equalFindings } from './equal-findings.ts'

function finding(row: number, other: Partial<Finding> = {}): Finding {
  const facts = {
    code: 'INVALID_POSTALNUMBER',
    severity: 'error',
    column: 'Postnummer',
    columnIndex: 23,
  } as const
  return { id: `PF-${row}`, ...facts, row, value: '123 45', message: 'Bara siffror', ...other }
}

const rowsOf = (findings: readonly Finding[]) =>
  equalFindings(findings).map(group => group.map(({ row }) => row))

test('values of one shape are equal, whatever their digits and letters', () => {
  expect(rowsOf([finding(2), finding(3, { value: '411 03' }), finding(4, { value: '1 2' })])).toEqual([
    [2, 3, 4],
  ])
  expect(rowsOf([finding(2, { value: 'SE-123' }), finding(3, { value: 'no-9' })])).toEqual([[2, 3]])
})

test('empty cells are equal', () => {
  const { value: _, ...empty } = finding(2)
  expect(rowsOf([empty, { ...empty, row: 3 }])).toEqual([[2, 3]])
})

test.each([
  ['shape', { value: '12345 ' }],
  ['column', { column: 'Ort' }],
  ['place of the column', { columnIndex: 24 }],
  ['case', { detail: 'other' }],
  ['rule', { code: 'VALUE_LENGTH' }],
  ['message, as when each names another row', { message: 'Samma värde finns på rad 7' }],
] as const)('a finding of another %s is another', (_, other) => {
  expect(rowsOf([finding(2), finding(3, other), finding(4)])).toEqual([[2, 4], [3]])
})
