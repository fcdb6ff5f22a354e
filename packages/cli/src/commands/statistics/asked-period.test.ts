import { isoDate } from '@salvia/core/primitives'
import { describe, expect, test } from 'vitest'
import { expectedFailure } from '../../failures/failure.ts'
import { fileScreen } from '../../output/screen.ts'
import { askedPeriod } from './asked-period.ts'

const asked = (from?: string, to?: string, today = isoDate(2026, 11, 27)) => askedPeriod({ from, to }, today)
const codeOf = (...words: Parameters<typeof asked>) => {
  try {
    asked(...words)
  } catch (error) {
    return expectedFailure(error, fileScreen('sv'))?.code
  }
  return 'none'
}

describe('the period of the command line', () => {
  test.each([
    [undefined, undefined, '2025-11-01', '2026-10-31'],
    ['2025-10', undefined, '2025-10-01', '2026-10-31'],
    ['2026-11', undefined, '2026-11-01', '2026-11-30'],
    [undefined, '2024-02', '2023-03-01', '2024-02-29'],
    [undefined, '2023-02', '2023-01-01', '2023-02-28'],
    ['2026-03', '2026-03', '2026-03-01', '2026-03-31'],
  ])('from %s to %s is %s to %s', (from, to, first, last) => {
    expect(asked(from, to)).toEqual({ from: first, to: last })
  })

  test.each([
    [isoDate(2027, 1, 1), '2026-12-31'],
    [isoDate(2027, 1, 31), '2026-12-31'],
    [isoDate(2027, 2, 1), '2027-01-31'],
  ])('ends with the last month that is over (%s)', (today, to) => {
    expect(asked(undefined, undefined, today)).toMatchObject({ to })
  })

  test.each([
    ['2026-05', '2026-04', 'STATISTICS_START_AFTER_END'],
    ['2022-12', '2026-04', 'STATISTICS_PERIOD_OUTSIDE'],
    ['2026-01', '2026-12', 'STATISTICS_PERIOD_OUTSIDE'],
    ['2026-13', '2026-12', 'MONTH_WRONG'],
    ['2026-01-01', undefined, 'MONTH_WRONG'],
    ['januari', undefined, 'MONTH_WRONG'],
  ])('from %s to %s is refused', (from, to, code) => {
    expect(codeOf(from, to)).toBe(code)
  })
})
