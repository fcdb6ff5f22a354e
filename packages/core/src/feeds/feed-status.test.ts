import { expect, test } from 'vitest'
import { instantSchema } from '../primitives/index.ts'
import { isSilent } from './feed-status.ts'

const at = (text: string) => instantSchema.parse(text)
const SET = at('2026-11-20T08:00:00.000Z')
const BATCH = at('2026-11-23T08:00:00.000Z')
const watched = { lastBatchAt: BATCH, silentHours: 24, watchedSince: SET }

test('at the limit itself a kind is not silent, a millisecond later it is', () => {
  expect(isSilent(watched, at('2026-11-24T08:00:00.000Z'))).toBe(false)
  expect(isSilent(watched, at('2026-11-24T08:00:00.001Z'))).toBe(true)
})

test('hours are elapsed time, also when the clocks change', () => {
  const before = { ...watched, lastBatchAt: at('2026-10-24T22:00:00.000Z') }
  expect(isSilent(before, at('2026-10-25T22:00:00.000Z'))).toBe(false)
  expect(isSilent(before, at('2026-10-25T22:00:00.001Z'))).toBe(true)
})

test('a kind that has had no batch counts from when the hours were set', () => {
  const never = { ...watched, lastBatchAt: null }
  expect(isSilent(never, at('2026-11-21T08:00:00.000Z'))).toBe(false)
  expect(isSilent(never, at('2026-11-21T08:00:00.001Z'))).toBe(true)
})

test('a kind that nobody watches is never silent', () => {
  const unwatched = { lastBatchAt: BATCH, silentHours: null, watchedSince: null }
  expect(isSilent(unwatched, at('2030-01-01T00:00:00.000Z'))).toBe(false)
})
