import { BOOKING_CHANGES_AT_ONCE } from '@salvia/core/limits'
import { instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import { employ, parkedOf, takenBooking } from '../../testing/booking-server/exchange-state.store.ts'
import { type ExchangeTest, openExchangeTest } from '../../testing/booking-server/exchange-test.ts'
import { onPostgres, openBeside, type TestApp } from '../../testing/index.ts'
import { auditOf } from '../../testing/test.store.ts'
import { someoneWaits } from '../../testing/test-slots.store.ts'
import { exchangeBookings } from './exchange-bookings.job.ts'
import { lockCursor, moveCursor, readCursor } from './exchange-cursor.store.ts'

const START = instantOf('2026-12-02T12:30:00Z')
const UNKNOWN = '198112189876'
/** More changes than come at once. */
const MANY = BOOKING_CHANGES_AT_ONCE + 1

let kit: ExchangeTest
let second: TestApp
beforeAll(async () => {
  kit = await openExchangeTest()
  second = await openBeside(kit.salvia)
})
afterAll(async () => {
  await second.close()
  await kit.close()
})

const exchangeAtBoth = () => Promise.all([kit.exchange(), exchangeBookings.run({}, second.services)])

async function listed(): Promise<number> {
  const response = await kit.get('?q=ergonombesok')
  return response.json<{ counts: { upcoming: number } }>().counts.upcoming
}

/** How often bookings of the booking system were taken over. */
const takenOver = async () => (await auditOf(kit.salvia.services.db, 'booking-taken-over')).length

/** Provides many bookings, has them taken on, and looks that each came once. */
async function takeMany(name: string, exchange: () => Promise<unknown>): Promise<void> {
  const before = [await listed(), await takenOver()]
  for (let n = 0; n < MANY; n += 1) kit.provide({ id: `${name}:${n}`, startsAt: START })
  await exchange()
  for (const n of [0, BOOKING_CHANGES_AT_ONCE - 1, MANY - 1]) {
    expect(await takenBooking(kit.salvia.services.db, `${name}:${n}`)).toMatchObject({ version: 1 })
  }
  expect([await listed(), await takenOver()]).toEqual(before.map(count => count + MANY))
}

test('changes are taken on page after page, and not once more by the next server', async () => {
  await takeMany('in-turn', async () => {
    await kit.exchange()
    await exchangeBookings.run({}, second.services)
  })
})

// On PGlite the servers share a connection, so that one takes on changes after the other whatever is locked.
onPostgres(() => {
  test('each change once, though two servers read them at the same moment', async () => {
    await takeMany('at-once', exchangeAtBoth)
  })

  test('what another server has taken on while one waited is left, and the cursor does not go back', async () => {
    const { db } = kit.salvia.services
    for (const id of ['left', 'left-too']) kit.provide({ id, startsAt: START })
    const last = (await readCursor(db)) + 2
    const { exchanged } = await transaction(second.services.db, async tx => {
      await lockCursor(tx)
      const exchanged = kit.exchange()
      await someoneWaits(tx)
      await moveCursor(tx, last)
      return { exchanged }
    })
    await exchanged
    expect(await takenBooking(db, 'left')).toBeUndefined()
    expect(await readCursor(db)).toBe(last)
  })

  test('each change that had to wait once, though two servers try them at the same moment', async () => {
    const { db } = kit.salvia.services
    const ids = Array.from({ length: 30 }, (_, n) => `early:${n}`)
    for (const id of ids) kit.provide({ id, startsAt: START, employee: { pid: UNKNOWN } })
    await kit.exchange()
    expect(await parkedOf(db)).toHaveLength(ids.length)
    await employ(db, { pid: UNKNOWN, beside: kit.employeeId })
    kit.salvia.clock.advance(10 * MINUTE_MS + 1)
    const before = await takenOver()
    await exchangeAtBoth()
    for (const id of ids) expect(await takenBooking(db, id)).toMatchObject({ version: 1 })
    expect(await takenOver()).toBe(before + ids.length)
    expect(await parkedOf(db)).toEqual([])
  })
})
