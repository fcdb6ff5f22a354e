import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { type RateLimit, sweepRateLimits, takeTurn } from './rate-limits.store.ts'

const LIMIT: RateLimit = { name: 'test', most: 3, withinMs: 60_000 }
let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const at = (ms: number) => addElapsed(TEST_NOW, { milliseconds: ms })
const turn = (subject: string, ms: number, limit = LIMIT) =>
  takeTurn(salvia.services.db, limit, subject, at(ms))

test('no more than the limit lies in any stretch of its time, and a refused one does not count', async () => {
  const times = [0, 20_000, 40_000, 59_999, 60_000, 79_999, 80_000, 99_999, 100_000]
  const taken: number[] = []
  for (const ms of times) if (await turn('a', ms)) taken.push(ms)
  expect(taken).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000])
})

test('each subject and each limit is counted by itself', async () => {
  for (let time = 0; time < 3; time += 1) expect(await turn('b', 0)).toBe(true)
  expect([await turn('b', 0), await turn('c', 0)]).toEqual([false, true])
  expect(await turn('b', 0, { ...LIMIT, name: 'other' })).toBe(true)
})

test('of twenty at the same moment exactly as many are let through', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => turn('d', index % 4)))
  expect(all.filter(isThrough => isThrough)).toHaveLength(3)
})

test('what no limit looks back to is forgotten', async () => {
  await turn('e', 0)
  await turn('e', 10)
  await sweepRateLimits(salvia.services.db, at(10))
  expect([await turn('e', 20), await turn('e', 20), await turn('e', 20)]).toEqual([true, true, false])
})
