import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import { and, eq, gt, lt, max, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import type { Db } from '../database.ts'
import { transaction } from '../transaction.ts'
import { rateLimits } from './rate-limits.ts'

let salvia: TestApp
let db: Db
beforeAll(async () => {
  salvia = await openTestApp()
  db = salvia.services.db
})
afterAll(() => salvia.close())

const { windowStart, subject } = rateLimits
const keep = (tx: Db, at: Instant) =>
  tx.insert(rateLimits).values({ limit: 'test', subject: at, windowStart: at, count: 1 })
const kept = async (tx: Db, at: Instant) =>
  (await tx.select({ windowStart }).from(rateLimits).where(eq(subject, at)))[0]?.windowStart

test.each([
  '2026-11-23T09:00:00.000Z',
  '2026-11-23T09:00:00.001Z',
  '2026-11-23T09:00:00.100Z',
  '2026-11-23T09:00:00.120Z',
  '2026-11-23T09:00:00.999Z',
  '1969-12-31T23:59:59.999Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
])('%s comes back as the text that went in, and is found by it', async text => {
  const at = instantOf(text)
  await keep(db, at)
  expect(await kept(db, at)).toBe(text)
  const beside = and(
    gt(windowStart, addElapsed(at, { milliseconds: -1 })),
    lt(windowStart, addElapsed(at, { milliseconds: 1 })),
  )
  expect(await db.select({ windowStart }).from(rateLimits).where(beside)).toEqual([{ windowStart: text }])
  const [found] = await db
    .select({ last: max(windowStart) })
    .from(rateLimits)
    .where(eq(windowStart, at))
  expect(found).toEqual({ last: text })
})

test.each(['Europe/Stockholm', 'Asia/Kathmandu', 'America/St_Johns'])(
  'a session of another time zone, %s, answers the same instants',
  zone =>
    transaction(db, async tx => {
      await tx.execute(sql`select set_config('timezone', ${zone}, true)`)
      for (const text of ['2026-12-24T22:30:00.250Z', '2026-07-01T22:30:00.000Z']) {
        const at = instantOf(text)
        await keep(tx, at)
        expect(await kept(tx, at)).toBe(text)
        await tx.delete(rateLimits).where(eq(subject, at))
      }
    }),
)
