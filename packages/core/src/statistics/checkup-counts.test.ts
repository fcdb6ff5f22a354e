import { describe, expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { type CertificateDay, checkupCounts } from './checkup-counts.ts'

const MARCH = { from: isoDate(2026, 3, 1), to: isoDate(2026, 3, 31) }
const LAST = MARCH.to

const counted = (given: Partial<CertificateDay>) =>
  checkupCounts(
    [
      {
        ...{ check: 'silica', event: 'expired', day: LAST, supersededFrom: null },
        ...{ unitId: 'hall', hasLeft: false, ...given },
      },
    ],
    MARCH,
  )

describe('a check-up is done', () => {
  test.each([
    ['on the first day of the month', isoDate(2026, 3, 1), 1],
    ['on the last day', isoDate(2026, 3, 31), 1],
    ['not the day before', isoDate(2026, 2, 28), 0],
    ['not the day after', isoDate(2026, 4, 1), 0],
  ])('%s', (_, day, count) => {
    expect(counted({ event: 'done', day })).toHaveLength(count)
  })

  test('also where a newer certificate stands in its place at once, and for who has left', () => {
    const kind = { check: 'silica', event: 'done' }
    expect(counted({ event: 'done', supersededFrom: LAST })).toEqual([{ unitId: 'hall', kind, count: 1 }])
    expect(counted({ event: 'done', hasLeft: true, unitId: 'root' })).toEqual([
      { unitId: 'root', kind, count: 1 },
    ])
  })
})

describe('a check-up has expired', () => {
  test.each([
    ['with nothing newer', null, 1],
    ['with a newer one from two days after its last day', isoDate(2026, 4, 2), 1],
    ['not with one from the day after', isoDate(2026, 4, 1), 0],
    ['not with one from the last day', LAST, 0],
  ])('%s', (_, supersededFrom, count) => {
    expect(counted({ supersededFrom })).toHaveLength(count)
  })

  test('not of who has left', () => {
    expect(counted({ hasLeft: true })).toEqual([])
  })
})
