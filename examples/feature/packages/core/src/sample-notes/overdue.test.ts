import { expect, test } from 'vitest'
import { isOverdue } from './overdue.ts'

test.each([
  ['the day before it is due', '2026-11-23', false],
  ['the day on which it is due', '2026-11-24', false],
  ['the day after', '2026-11-25', true],
] as const)('on %s', (_, today, expected) => {
  expect(isOverdue('2026-11-24' as never, today as never)).toBe(expected)
})
