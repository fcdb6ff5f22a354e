import { instantOf } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BookingTest, openBookingTest } from '../../testing/booking-calls.ts'
import { withoutSlots, withSlotsFailing } from '../../testing/test-slots.store.ts'

const START = instantOf('2026-12-02T12:30:00Z')
const LATER = instantOf('2026-12-09T08:00:00Z')

let kit: BookingTest
let id: string
let slot: string
beforeAll(async () => {
  kit = await openBookingTest()
})
afterAll(() => kit.salvia.close())
beforeEach(async () => {
  id = await kit.book({ startsAt: START })
  slot = await kit.slot({ startsAt: LATER })
})

/** A failed call changes nothing, whatever went wrong. */
afterEach(async () => {
  const unchanged = { slots: [], changes: [], booking: { version: 1, cancelledAt: null } }
  expect(await kit.state(id)).toMatchObject(unchanged)
})

/** The answer of each call on the times, and what the log has about it. */
async function told() {
  const before = kit.salvia.log.length
  const read = (await kit.get(`/${id}/weeks`)).json<{ status?: number; code?: string }>()
  const answers = [read, await kit.reschedule(id, slot), await kit.cancel(id)]
  const errors = kit.salvia.log.slice(before).filter(line => line.includes('"level":"error"'))
  return { codes: answers.map(({ status, code }) => `${status} ${code}`), errors }
}

test.each([
  ['is starting', '57P03'],
  ['is stopping', '57P01'],
  ['has no connection left', '53300'],
  ['took too long', '57014'],
  ['lost the connection', '08006'],
])('a server that %s is told as the booking system’s being away', async (_, sqlState) => {
  await withSlotsFailing(kit.salvia.services.db, sqlState, async () => {
    const { codes, errors } = await told()
    expect(codes).toEqual(Array(3).fill('503 BOOKING_SYSTEM_UNAVAILABLE'))
    expect(errors).toHaveLength(3)
  })
})

test('a mistake of ours is an error of ours, and stands in the log with its cause', async () => {
  await withoutSlots(kit.salvia.services.db, async () => {
    const { codes, errors } = await told()
    expect(codes).toEqual(Array(3).fill('500 UNEXPECTED_ERROR'))
    expect(errors.filter(line => line.includes('"code":"42P01"'))).toHaveLength(3)
  })
})

test('so is what the database’s own rules refuse', async () => {
  const { db } = kit.salvia.services
  const before = kit.salvia.log.length
  await db.execute(
    sql`alter table provider_slots add constraint nobody_books check (booking_id is null) not valid`,
  )
  const { status, code } = await kit.reschedule(id, slot)
  await db.execute(sql`alter table provider_slots drop constraint nobody_books`)
  expect([status, code]).toEqual([500, 'UNEXPECTED_ERROR'])
  expect(kit.salvia.log.slice(before).join('')).toContain('nobody_books')
})
