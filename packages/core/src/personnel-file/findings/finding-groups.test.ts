import { expect, test } from 'vitest'
import type { CheckCode } from '../report/check-codes.ts'
import type { Finding, Severity } from '../report/report.ts'
import { findingGroups } from './finding-groups.ts'

const finding = (code: CheckCode, severity: Severity, column = 'Ort'): Finding => ({
  id: `PF-${column}`,
  code,
  severity,
  message: '',
  column,
})

test('what stopped the review stands before that it was stopped, and warnings stand last', () => {
  const groups = findingGroups([
    finding('CSV_VALIDATION_ABORTED', 'fatal'),
    finding('VALUE_LENGTH', 'warning'),
    finding('INVALID_PHONE', 'error'),
    finding('HEADER_CHECK_FAILED', 'fatal'),
  ])
  expect(groups.map(({ code }) => code)).toEqual([
    'HEADER_CHECK_FAILED',
    'CSV_VALIDATION_ABORTED',
    'INVALID_PHONE',
    'VALUE_LENGTH',
  ])
})

test('one check is one group, as severe as its worst finding', () => {
  const [group, ...others] = findingGroups([
    finding('HEADER_CHECK_FAILED', 'error', 'Bestallare'),
    finding('HEADER_CHECK_FAILED', 'fatal', 'Beställare'),
  ])
  expect([others, group?.severity]).toEqual([[], 'fatal'])
  expect(group?.findings.map(({ column }) => column)).toEqual(['Bestallare', 'Beställare'])
})

test('checks of one severity stand in the order of the file', () => {
  const codes = ['INVALID_PHONE', 'INVALID_EMAIL', 'INVALID_PID'] as const
  expect(findingGroups(codes.map(code => finding(code, 'error'))).map(({ code }) => code)).toEqual(codes)
})
