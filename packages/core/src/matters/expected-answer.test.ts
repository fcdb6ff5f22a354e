import { expect, test } from 'vitest'
import { instantOf, isoDate } from '../primitives/index.ts'
import { expectedAnswer } from './expected-answer.ts'

test.each([
  ['on a Monday, by Wednesday', '2026-11-23T09:00:00Z', 2, isoDate(2026, 11, 25)],
  ['on a Friday, over the weekend', '2026-11-20T09:00:00Z', 2, isoDate(2026, 11, 24)],
  ['on a Saturday, which does not count', '2026-11-21T09:00:00Z', 1, isoDate(2026, 11, 23)],
  ['before Christmas, over the holidays', '2026-12-23T09:00:00Z', 1, isoDate(2026, 12, 28)],
  ['just after midnight in Stockholm', '2026-11-22T23:00:00Z', 1, isoDate(2026, 11, 24)],
] as const)('an order that is sent %s', (_what, sentAt, days, day) => {
  expect(expectedAnswer(instantOf(sentAt), days)).toBe(day)
})

test('a service that says nothing promises nothing', () => {
  expect(expectedAnswer(instantOf('2026-11-23T09:00:00Z'), undefined)).toBeNull()
})
