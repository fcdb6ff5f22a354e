import { expect, test } from 'vitest'
import { rowChange } from './row-change.ts'

test.each([
  [1000, 801, null],
  [1000, 800, 'fewer'],
  [1000, 1199, null],
  [1000, 1200, 'more'],
  [15, 12, 'fewer'],
  [1, 1, null],
  [1, 2, 'more'],
  [0, 300, null],
] as const)('from %i rows to %i it is %s', (before, rows, change) => {
  expect(rowChange(before, rows)).toBe(change)
})
