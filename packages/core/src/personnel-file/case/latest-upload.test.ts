import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CaseStatus, caseStatuses } from './case-status.ts'
import { latestUploads } from './latest-upload.ts'

const uploads = (...statuses: CaseStatus[]) => statuses.map((status, id) => ({ id, status }))
const found = (...statuses: CaseStatus[]) => {
  const { ongoing, lastImport, lastRejected, inProgress } = latestUploads(uploads(...statuses))
  return [ongoing?.id, lastImport?.id, lastRejected?.id, inProgress]
}

test('nothing was sent', () => {
  expect(latestUploads([])).toEqual({
    ongoing: null,
    lastImport: null,
    lastRejected: null,
    inProgress: false,
  })
})

test('the newest is ongoing unless it is rejected or imported', () => {
  expect(found('UPLOADED', 'IMPORTED', 'REJECTED')).toEqual([0, 1, 2, false])
  expect(found('IMPORTED', 'UPLOADED')).toEqual([undefined, 0, undefined, false])
  expect(found('REJECTED', 'UPLOADED', 'IMPORTED')).toEqual([undefined, 2, 0, false])
})

test('the first imported and the first rejected are kept, replaced files are neither', () => {
  expect(
    found('REVIEWING', 'NEW_FILE', 'IMPORTED_NEW_FILE', 'REJECTED', 'IMPORTED', 'IMPORTED', 'REJECTED'),
  ).toEqual([0, 4, 3, false])
})

test.each(caseStatuses.codes.map(status => ({ status })))(
  'an ongoing $status is in progress or not',
  ({ status }) => {
    const waiting: CaseStatus[] = ['UPLOADED', 'FEEDBACK_REQUESTED', 'REVIEWING', 'IMPORTED', 'REJECTED']
    expect(latestUploads(uploads(status)).inProgress).toBe(!waiting.includes(status))
  },
)

test('property: what is kept has its status and is the newest with it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...caseStatuses.codes)), statuses => {
      const { lastImport, lastRejected } = latestUploads(uploads(...statuses))
      expect(lastImport?.id ?? -1).toBe(statuses.indexOf('IMPORTED'))
      expect(lastRejected?.id ?? -1).toBe(statuses.indexOf('REJECTED'))
    }),
  )
})
