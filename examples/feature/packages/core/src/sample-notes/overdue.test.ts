import { expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { isOverdue } from './overdue.ts'

test.each([
  ['the day before it is due', 23, false],
  ['the day on which it is due', 24, false],
  ['the day after', 25, true],
])('on %s', (_, day, expected) => {
  expect(isOverdue(isoDate(2026, 11, 24), isoDate(2026, 11, day))).toBe(expected)
})
