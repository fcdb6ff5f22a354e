import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockSlots } from '../../adapters/booking-system/provider-slots.store.ts'
import { DAY_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import { type BookingTest, type Changed, openBookingTest } from '../../testing/booking-calls.ts'
import { NO_ID, onPostgres, openBeside, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { deadlocks, removeSlots, severalWait, someoneWaits } from '../../testing/test-slots.store.ts'
import { lockBooking } from './booking-changes.store.ts'

const SERVICE = 'Ergonombesök'
const START = instantOf('2026-12-02T12:30:00Z')
const LATER = instantOf('2026-12-09T08:00:00Z')
const ROUNDS = 8

let kit: BookingTest
let second: TestApp
beforeAll(async () => {
  kit = await openBookingTest()
  second = await openBeside(kit.salvia)
})
afterAll(async () => {
  await second.close()
  await kit.salvia.close()
})
beforeEach(async () => {
  kit.salvia.clock.set(TEST_NOW)
  await removeSlots(kit.salvia.services.db, SERVICE)
})

const said = ({ status, code }: Changed) => code ?? `${status}`

test('of two changes of one booking, one after the other, the first counts', async () => {
  const id = await kit.book({ startsAt: START })
  const slots = [await kit.slot({ startsAt: LATER }), await kit.slot({ startsAt: LATER })] as const
  expect(said(await kit.reschedule(id, slots[0]))).toBe('200')
  expect(said(await kit.reschedule(id, slots[1], { at: second }))).toBe('BOOKING_CHANGED')
  expect(said(await kit.cancel(id, { at: second }))).toBe('BOOKING_CHANGED')
  expect((await kit.state(id)).slots).toEqual([slots[0]])
})

// On PGlite the servers share a connection, so that one changes after the other whatever is locked.
onPostgres(() => {
  describe('two changes of one booking at the same moment, at two servers, have one winner', () => {
    test('a cancellation and a move', async () => {
      const winners = new Set<string>()
      // As many rounds as it takes until each has won.
      for (let round = 0; round < ROUNDS || winners.size < 2; round += 1) {
        const id = await kit.book({ startsAt: START })
        await kit.slot({ startsAt: START, bookingId: id })
        const slot = await kit.slot({ startsAt: LATER })
        const move = () => kit.reschedule(id, slot, { at: second })
        // Each of the two goes first equally often.
        const [cancelled, moved] = await (round % 2 === 0
          ? Promise.all([kit.cancel(id), move()])
          : Promise.all([move(), kit.cancel(id)]).then(([move, cancel]) => [cancel, move] as const))
        const { booking, slots, changes } = await kit.state(id)
        const isMoved = moved.status === 200
        winners.add(isMoved ? 'move' : 'cancel')
        expect([said(cancelled), said(moved)]).toEqual(
          isMoved ? ['BOOKING_CHANGED', '200'] : ['200', 'BOOKING_CLOSED'],
        )
        expect([booking.version, changes.length, slots]).toEqual([2, 1, isMoved ? [slot] : []])
        expect(booking.cancelledAt === null).toBe(isMoved)
      }
    })

    test('two moves', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await kit.book({ startsAt: START })
        const slots = [await kit.slot({ startsAt: LATER }), await kit.slot({ startsAt: LATER })] as const
        const answers = await Promise.all([
          kit.reschedule(id, slots[0]),
          kit.reschedule(id, slots[1], { at: second }),
        ])
        expect(answers.map(said).sort()).toEqual(['200', 'BOOKING_CHANGED'])
        const winner = answers.findIndex(({ status }) => status === 200)
        expect((await kit.state(id)).slots).toEqual([slots[winner]])
      }
    })
  })
})

onPostgres(() => {
  test('bookings that want each other’s times do not lock each other out', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [a, b, c] = [
        await kit.book({ startsAt: START }),
        await kit.book({ startsAt: LATER }),
        await kit.book({ startsAt: START }),
      ]
      const ofA = await kit.slot({ startsAt: START, bookingId: a })
      const ofB = await kit.slot({ startsAt: LATER, bookingId: b })
      const [aToB, bToA, bGone, cToB] = await Promise.all([
        kit.reschedule(a, ofB),
        kit.reschedule(b, ofA, { at: second }),
        kit.cancel(b, { at: second }),
        kit.reschedule(c, ofB),
      ])
      expect([said(bGone), said(bToA)]).toEqual([
        '200',
        expect.stringMatching(/^(SLOT_TAKEN|BOOKING_CLOSED)$/),
      ])
      // The time of a cancelled booking is free, but only one of the others gets it.
      const got = [aToB, cToB].map(said).sort().join()
      expect(['200,SLOT_TAKEN', 'SLOT_TAKEN,SLOT_TAKEN']).toContain(got)
      expect((await kit.state(b)).slots).toEqual([])
    }
    expect(await deadlocks(kit.salvia.services.db)).toBe(0)
  })

  test('bookings that want each other’s times wait for the same one first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [a, b] = [await kit.book({ startsAt: START }), await kit.book({ startsAt: LATER })]
      const ofA = await kit.slot({ startsAt: START, bookingId: a })
      const ofB = await kit.slot({ startsAt: LATER, bookingId: b })
      // Both times are let go at once when both wait, so that each could get one of them.
      const { moves } = await transaction(kit.salvia.services.db, async tx => {
        await lockSlots(tx, { bookingId: a, slotId: ofB })
        const moves = [kit.reschedule(a, ofB), kit.reschedule(b, ofA, { at: second })]
        await severalWait(tx, moves.length)
        return { moves }
      })
      expect((await Promise.all(moves)).map(said)).toEqual(['SLOT_TAKEN', 'SLOT_TAKEN'])
    }
    expect(await deadlocks(kit.salvia.services.db)).toBe(0)
  })
})

describe('a deadline that passes while the call waits is decided by the clock at the end of the waiting', () => {
  const ALWAYS = { free: 'always', amount: 0, unit: 'hours', skipHolidays: false } as const
  /** Both end in one second: the free cancellation and, where cancelling is always free, the time until the start. */
  const [A_DAY_AHEAD, AHEAD] = [DAY_MS + 1000, 1000].map(ms =>
    addElapsed(TEST_NOW, { milliseconds: ms }),
  ) as [Instant, Instant]
  const wanted: Record<string, (id: string, slot: string) => Promise<Changed>> = {
    moving: (id, slot) => kit.reschedule(id, slot),
    cancelling: id => kit.cancel(id),
  }

  test.each([
    ['moving', 'the booking', 1000, '200'],
    ['moving', 'the booking', 1001, 'TOO_LATE_TO_RESCHEDULE'],
    ['moving', 'the new slot', 1001, 'TOO_LATE_TO_RESCHEDULE'],
    ['moving', 'the old slot', 1001, 'TOO_LATE_TO_RESCHEDULE'],
    ['cancelling', 'the booking', 1000, '200'],
    ['cancelling', 'the booking', 1001, 'CANCELLATION_CHARGED'],
    ['cancelling', 'the old slot', 1001, 'CANCELLATION_CHARGED'],
    ['moving', 'the booking, always free', 1000, 'BOOKING_STARTED'],
    ['cancelling', 'the booking, always free', 1000, 'BOOKING_STARTED'],
  ])('%s: %s is let go after %i ms: %s', async (change, held, waited, expected) => {
    const { services, clock } = kit.salvia
    const isAlwaysFree = held.endsWith('always free')
    const startsAt = isAlwaysFree ? AHEAD : A_DAY_AHEAD
    const id = await kit.book({ startsAt, ...(isAlwaysFree && { policy: ALWAYS }) })
    const old = await kit.slot({ startsAt, bookingId: id })
    const slot = await kit.slot({ startsAt: LATER })
    const changing = await transaction(services.db, async tx => {
      if (held.startsWith('the booking')) await lockBooking(tx, { clientNumber: '10401', id })
      else await lockSlots(tx, { bookingId: NO_ID, slotId: held === 'the new slot' ? slot : old })
      const begun = wanted[change]?.(id, slot)
      await someoneWaits(tx)
      clock.advance(waited)
      return { begun }
    })
    expect(said((await changing.begun) ?? expect.fail('no such change'))).toBe(expected)
    expect((await kit.state(id)).booking.version).toBe(expected === '200' ? 2 : 1)
  })
})
