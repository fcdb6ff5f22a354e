import { expect, test } from 'vitest'
import { type Instant, parseInstant } from '../../primitives/index.ts'
import { originalKeptUntil } from './original-kept-until.ts'

test('an original is kept for 90 days, to the same time of day after the clocks have changed', () => {
  const finishedAt = parseInstant('2026-09-01T10:00:00.000Z') as Instant
  expect(originalKeptUntil(finishedAt)).toBe('2026-11-30T11:00:00.000Z')
})
