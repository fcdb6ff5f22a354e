import { expect, test } from 'vitest'
import type { Finding } from '../report/report.ts'
import { findingMessage } from './finding-message.ts'

const finding: Omit<Finding, 'message'> = {
  id: 'PF-0000000',
  code: 'ONE_TO_ONE_CHECK_FAILED',
  severity: 'error',
  row: 9,
  column: 'Beställare',
  columnIndex: 26,
  value: 'b•••@exempel.se',
  path: ['Exempel AB', 'Lager'],
  firstRow: 4,
  firstValue: 'm•••@exempel.se',
}

test('a stored finding reads in either language', () => {
  expect(findingMessage(finding, 'sv')).toBe('Exempel AB › Lager har redan värdet m•••@exempel.se på rad 4.')
  expect(findingMessage(finding, 'en')).toBe(
    'Exempel AB › Lager already has the value m•••@exempel.se in row 4.',
  )
})

test('a case that is not known by now reads as the heading of its check', () => {
  const { path: _, ...rest } = finding
  expect(findingMessage({ ...rest, code: 'INVALID_PID', detail: 'of-tomorrow' }, 'en')).toBe(
    'The identity number has the wrong length, date or check digit',
  )
})
