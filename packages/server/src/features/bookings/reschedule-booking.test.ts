import { BOOKING_SLOT_WEEKS } from '@salvia/core/limits'
import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { type BookingTest, openBookingTest } from '../../testing/booking-calls.ts'
import { NO_ID, TEST_NOW } from '../../testing/index.ts'
import { changeBooking } from '../../testing/test-bookings.store.ts'
import { removeSlots, slotsOf, withSlotsFailing } from '../../testing/test-slots.store.ts'

const SERVICE = 'Ergonombesök'
const START = instantOf('2026-12-02T12:30:00Z')
const LATER = instantOf('2026-12-09T08:00:00Z')

let kit: BookingTest
beforeAll(async () => {
  kit = await openBookingTest()
})
afterAll(() => kit.salvia.close())
beforeEach(async () => {
  kit.salvia.clock.set(TEST_NOW)
  await removeSlots(kit.salvia.services.db, SERVICE)
})

const after = (moment: Instant, milliseconds: number) => addElapsed(moment, { milliseconds })

describe('a booking moves', () => {
  test('to the slot, on its terms, and its own slot is free again', async () => {
    const id = await kit.book({ startsAt: START })
    const old = await kit.slot({ startsAt: START, bookingId: id })
    const policy = { free: 'window', amount: 2, unit: 'days', skipHolidays: true } as const
    const slot = await kit.slot({ startsAt: LATER, visitType: 'video', address: null, policy })
    const { status, booking } = await kit.reschedule(id, slot)
    expect(status).toBe(200)
    expect(booking).toMatchObject({
      startsAt: '2026-12-09T08:00:00.000Z',
      endsAt: '2026-12-09T08:45:00.000Z',
      visitType: 'video',
      address: null,
      caregiver: { name: 'Siv Sand', occupation: 'fysioterapeut' },
      policy,
      latestCancellation: '2026-12-07T08:00:00.000Z',
      status: 'upcoming',
      version: 2,
    })
    expect((await kit.get(`/${id}`)).json()).toEqual(booking)
    expect(await kit.state(id)).toMatchObject({
      slots: [slot],
      changes: [{ details: { from: START, to: LATER, version: 2 } }],
    })
    const back = await kit.reschedule(id, old, { version: 2 })
    expect(back.booking).toMatchObject({ version: 3, startsAt: START })
    expect((await kit.state(id)).slots).toEqual([old])
  })

  test('and is reminded of anew, also where only place and caregiver are others', async () => {
    const id = await kit.book({ startsAt: START, remindedOf: START })
    const slot = await kit.slot({ startsAt: START, address: 'Sjögatan 4' })
    expect((await kit.reschedule(id, slot)).status).toBe(200)
    expect((await kit.state(id)).booking).toMatchObject({ startsAt: START, remindedOf: null })
  })

  test('and is found by its new place, and no longer by the old', async () => {
    const id = await kit.book({ startsAt: START, address: 'Gamla Lotsvägen 1' })
    await kit.reschedule(id, await kit.slot({ startsAt: LATER, address: 'Nya Lotskajen 7' }))
    const found = async (q: string) =>
      (await kit.get(`?q=${q}`)).json<{ items: { id: string }[] }>().items.map(item => item.id)
    expect([await found('lotskajen'), await found('lotsvagen')]).toEqual([[id], []])
  })

  test('to a time from which it cannot be moved again', async () => {
    const id = await kit.book({ startsAt: START })
    const near = await kit.slot({ startsAt: after(TEST_NOW, 60 * MINUTE_MS) })
    const moved = await kit.reschedule(id, near)
    expect(moved).toMatchObject({
      status: 200,
      booking: { latestCancellation: '2026-11-22T10:00:00.000Z' },
    })
    const again = await kit.reschedule(id, await kit.slot({ startsAt: LATER }), { version: 2 })
    expect(again).toMatchObject({ status: 400, code: 'TOO_LATE_TO_RESCHEDULE' })
  })
})

describe('a limit belongs to the user', () => {
  const ALWAYS = { free: 'always', amount: 0, unit: 'hours', skipHolidays: false } as const
  // A booking takes 45 minutes and is free to move until 24 hours before.
  test.each([
    ['at the latest free cancellation', undefined, after(TEST_NOW, DAY_MS), 200, undefined],
    ['a millisecond after it', undefined, after(TEST_NOW, DAY_MS - 1), 400, 'TOO_LATE_TO_RESCHEDULE'],
    ['a millisecond before the start', undefined, after(TEST_NOW, 1), 400, 'TOO_LATE_TO_RESCHEDULE'],
    ['the same, always free', ALWAYS, after(TEST_NOW, 1), 200, undefined],
    ['at the start, always free', ALWAYS, TEST_NOW, 409, 'BOOKING_STARTED'],
    ['at the end', undefined, after(TEST_NOW, -45 * MINUTE_MS), 409, 'BOOKING_STARTED'],
    ['a millisecond after the end', undefined, after(TEST_NOW, -45 * MINUTE_MS - 1), 409, 'BOOKING_CLOSED'],
  ])('%s', async (_, policy, startsAt, status, code) => {
    const id = await kit.book({ startsAt, ...(policy && { policy }) })
    const old = await kit.slot({ startsAt, bookingId: id })
    const slot = await kit.slot({ startsAt: LATER })
    expect(await kit.reschedule(id, slot)).toMatchObject({ status, code })
    const { booking, slots, changes } = await kit.state(id)
    expect({ slots, version: booking.version, changes: changes.length }).toEqual(
      status === 200 ? { slots: [slot], version: 2, changes: 1 } : { slots: [old], version: 1, changes: 0 },
    )
  })
})

describe('is refused, and changes nothing', () => {
  const refusal = async (id: string, slotId: string, options?: Parameters<BookingTest['reschedule']>[2]) => {
    const before = await kit.state(id)
    const { status, code } = await kit.reschedule(id, slotId, options)
    expect(await kit.state(id)).toEqual(before)
    return `${status} ${code}`
  }

  test('SLOT_TAKEN: held by another, gone, of another service, begun, or too far ahead to be offered', async () => {
    const id = await kit.book({ startsAt: START })
    const other = await kit.book({ startsAt: LATER })
    const lastWeek = instantOf('2027-01-24T22:59:59.999Z')
    expect(BOOKING_SLOT_WEEKS).toBe(8)
    const slots = [
      await kit.slot({ startsAt: LATER, bookingId: other }),
      NO_ID,
      await kit.slot({ startsAt: LATER, service: 'Psykologsamtal' }),
      await kit.slot({ startsAt: TEST_NOW }),
      await kit.slot({ startsAt: after(lastWeek, 1) }),
      await kit.slot({ startsAt: START, bookingId: id }),
    ]
    for (const slot of slots) expect(await refusal(id, slot)).toBe('409 SLOT_TAKEN')
    expect((await kit.reschedule(id, await kit.slot({ startsAt: lastWeek }))).status).toBe(200)
  })

  test('BOOKING_CHANGED for who has seen another version', async () => {
    const id = await kit.book({ startsAt: START, version: 3 })
    const slot = await kit.slot({ startsAt: LATER })
    for (const version of [2, 4]) expect(await refusal(id, slot, { version })).toBe('409 BOOKING_CHANGED')
  })

  test('BOOKING_CLOSED of one that is cancelled, whatever version was seen', async () => {
    const id = await kit.book({ startsAt: START })
    const slot = await kit.slot({ startsAt: LATER })
    await changeBooking(kit.salvia.services.db, id, {
      cancelledAt: TEST_NOW,
      cancellationSource: 'j4',
      version: 2,
    })
    for (const version of [1, 2]) expect(await refusal(id, slot, { version })).toBe('409 BOOKING_CLOSED')
  })

  test('BOOKING_CHANGE_NOT_PERMITTED for who sees the booking and does not order for the employee', async () => {
    const id = await kit.book({ startsAt: START })
    const slot = await kit.slot({ startsAt: LATER })
    expect((await kit.get(`/${id}`, true)).json()).toMatchObject({ id, mayChange: false })
    expect(await refusal(id, slot, { asManager: true })).toBe('403 BOOKING_CHANGE_NOT_PERMITTED')
  })

  test('BOOKING_NOT_FOUND of none, and of somebody whom a rule shuts', async () => {
    const slot = await kit.slot({ startsAt: LATER })
    expect(await kit.reschedule(NO_ID, slot)).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' })
    expect(kit.excluded.length).toBeGreaterThan(1)
    for (const employeeId of kit.excluded) {
      const id = await kit.book({ startsAt: START, employeeId })
      expect(await refusal(id, slot)).toBe('404 BOOKING_NOT_FOUND')
    }
  })

  test('BOOKING_SYSTEM_UNAVAILABLE while the provider’s system is away; afterwards the same call goes through', async () => {
    const id = await kit.book({ startsAt: START })
    const slot = await kit.slot({ startsAt: LATER })
    await withSlotsFailing(kit.salvia.services.db, '57P03', async () => {
      const { status, code } = await kit.reschedule(id, slot, { key: 'en-gang-till' })
      expect([status, code]).toEqual([503, 'BOOKING_SYSTEM_UNAVAILABLE'])
    })
    expect(await kit.state(id)).toMatchObject({ slots: [], changes: [], booking: { version: 1 } })
    expect((await kit.reschedule(id, slot, { key: 'en-gang-till' })).status).toBe(200)
  })
})

test('sent again with its key, the call answers the same and moves nothing', async () => {
  const id = await kit.book({ startsAt: START })
  const slot = await kit.slot({ startsAt: LATER })
  const sent = await kit.reschedule(id, slot, { key: 'flytta-en-gang' })
  kit.salvia.clock.advance(MINUTE_MS)
  expect(await kit.reschedule(id, slot, { key: 'flytta-en-gang' })).toEqual(sent)
  expect(await kit.reschedule(id, slot)).toMatchObject({ code: 'BOOKING_CHANGED' })
  expect((await kit.state(id)).changes).toHaveLength(1)
  expect((await slotsOf(kit.salvia.services.db, SERVICE)).map(({ bookingId }) => bookingId)).toEqual([id])
})
