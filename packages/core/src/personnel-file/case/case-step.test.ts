import { expect, test } from 'vitest'
import { type CaseStatus, caseStatuses } from './case-status.ts'
import { CASE_STEPS, caseStep } from './case-step.ts'
import { isOpenCase } from './lifecycle.ts'

test('three steps: received, with a case worker, imported', () => {
  const statuses: CaseStatus[] = ['UPLOADED', 'ACKNOWLEDGED', 'READY_FOR_IMPORT', 'IMPORTED']
  expect(statuses.map(caseStep)).toEqual([1, 2, 2, 3])
  expect(CASE_STEPS).toHaveLength(3)
})

test('a step has the word of its status', () => {
  expect(CASE_STEPS[0]).toEqual(caseStatuses.table.UPLOADED.text)
  expect(CASE_STEPS[1]).toEqual(caseStatuses.table.ACKNOWLEDGED.text)
  expect(CASE_STEPS[2]).toEqual(caseStatuses.table.IMPORTED.text)
})

test('every open case has a step, one that was not imported has none', () => {
  expect(caseStatuses.codes.filter(status => isOpenCase(status) && caseStep(status) === null)).toEqual([])
  expect(caseStatuses.codes.filter(status => caseStep(status) === null)).toEqual([
    'IMPORTED_NEW_FILE',
    'NEW_FILE',
    'REJECTED',
  ])
})
