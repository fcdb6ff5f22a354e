import { DRAFT_BYTES_PER_COMPANY, DRAFT_KEPT_MINUTES, DRAFTS_PER_COMPANY } from '@salvia/core/limits'
import type { Draft } from '@salvia/core/personnel-file'
import { addElapsed } from '@salvia/core/primitives'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personnelFileDrafts as drafts } from '../../db/schema/personnel-file.ts'
import {
  answer,
  csvOf,
  type FileTest,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
  TEST_NOW,
} from '../../testing/index.ts'
import { countDrafts } from './drafts.store.ts'

const FOREIGN = '20877'
let app: FileTest['app']
let hr: FileTest['hr']
let bytes: Buffer

beforeAll(async () => {
  ;({ app, hr } = await openFileTest())
  bytes = csvOf(await rightRows(2))
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  await app.services.db.delete(drafts)
})

const attach = () => hr.attach({ bytes, clientNumber: OWN })
const inMinutes = (minutes: number) => addElapsed(TEST_NOW, { minutes })

/** Stores drafts that were attached so many minutes ago and returns their ids, the oldest first. */
async function leave(
  count: number,
  {
    minutesAgo = 0,
    size = 1000,
    clientNumber = OWN,
  }: { minutesAgo?: number; size?: number; clientNumber?: string } = {},
): Promise<string[]> {
  const row = (at: number) => ({
    ...{ clientNumber, name: `fil-${at}.csv`, bytes: size, sha256: `${at}`, fileKey: `gone-${at}` },
    ...{ senderName: 'Någon', source: 'WEB' as const, expiresAt: inMinutes(24 * 60) },
    createdAt: addElapsed(inMinutes(-minutesAgo), { milliseconds: at }),
  })
  const made = await app.services.db
    .insert(drafts)
    .values(Array.from({ length: count }, (_, at) => row(at)))
    .returning({ id: drafts.id })
  return made.map(({ id }) => id)
}

async function stands(id: string): Promise<boolean> {
  return (await app.services.db.$count(drafts, eq(drafts.id, id))) === 1
}

describe('files of a company that are attached and not submitted', () => {
  test('may be as many as the limit, and one more is refused with how long to wait', async () => {
    await leave(DRAFTS_PER_COMPANY - 1, { minutesAgo: 10 })
    expect((await attach()).statusCode).toBe(200)
    const refused = await attach()
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'TOO_MANY_DRAFTS',
      data: { minutes: DRAFT_KEPT_MINUTES - 10 },
    })
    expect(refused.headers['retry-after']).toBe(String((DRAFT_KEPT_MINUTES - 10) * 60))
    expect(await countDrafts(app.services.db, OWN)).toMatchObject({ drafts: DRAFTS_PER_COMPANY })
  })

  test('of which the oldest has lain for as long as a file takes to be sent: that gives way, with its bytes', async () => {
    const first = answer<Draft>(await attach())
    const [key] = await app.services.db
      .select({ key: drafts.fileKey })
      .from(drafts)
      .where(eq(drafts.id, first.id))
    await app.services.db
      .update(drafts)
      .set({ createdAt: inMinutes(-DRAFT_KEPT_MINUTES) })
      .where(eq(drafts.id, first.id))
    await leave(DRAFTS_PER_COMPANY - 1, { minutesAgo: DRAFT_KEPT_MINUTES - 1 })
    expect((await attach()).statusCode).toBe(200)
    expect(await stands(first.id)).toBe(false)
    expect(await app.services.files.open(key?.key ?? '')).toBeUndefined()
    expect((await attach()).statusCode).toBe(429)
  })

  test('of which one was rejected: that gives way at once', async () => {
    const ids = await leave(DRAFTS_PER_COMPANY)
    const rejected = ids[50] ?? ''
    await app.services.db
      .update(drafts)
      .set({ report: sql`'{"outcome": "rejected"}'::jsonb` })
      .where(eq(drafts.id, rejected))
    expect((await attach()).statusCode).toBe(200)
    expect(await stands(rejected)).toBe(false)
    expect(await stands(ids[0] ?? '')).toBe(true)
  })

  test('may take as many bytes as the limit, and not one more; what was not kept leaves no file', async () => {
    await leave(1, { size: DRAFT_BYTES_PER_COMPANY - bytes.length })
    expect((await attach()).statusCode).toBe(200)
    const before = await keys()
    expect((await attach()).json()).toMatchObject({ code: 'TOO_MANY_DRAFTS' })
    expect(await keys()).toBe(before)
  })

  test('that were submitted, or are another company’s, count for nothing', async () => {
    await leave(DRAFTS_PER_COMPANY, { clientNumber: FOREIGN })
    const ids = await leave(DRAFTS_PER_COMPANY)
    expect((await attach()).statusCode).toBe(429)
    await app.services.db
      .update(drafts)
      .set({ caseId: sql`id` })
      .where(eq(drafts.id, ids[99] ?? ''))
    expect((await attach()).statusCode).toBe(200)
  })

  test('attached many at once take no more than the room that is left', async () => {
    await leave(DRAFTS_PER_COMPANY - 3)
    const statuses = (await Promise.all(Array.from({ length: 10 }, attach))).map(each => each.statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(3)
    expect(statuses.filter(status => status === 429)).toHaveLength(7)
  })
})

async function keys(): Promise<number> {
  let count = 0
  for await (const _ of app.services.files.keys()) count += 1
  return count
}
