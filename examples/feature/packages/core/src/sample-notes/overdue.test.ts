import { expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { isOverdue } from './overdue.ts'

test.each([
  ['the day before the promised one', 23, false],
  ['the promised day', 24, false],
  ['the day after', 25, true],
])('on %s', (_, day, expected) => {
  expect(isOverdue(isoDate(2026, 11, 24), isoDate(2026, 11, day))).toBe(expected)
})

test('where nothing is promised', () => {
  expect(isOverdue(null, isoDate(2026, 11, 24))).toBe(false)
})
