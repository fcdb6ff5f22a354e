import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { type BookingTest, type ChangeOptions, openBookingTest } from '../../testing/booking-calls.ts'
import { NO_ID, TEST_NOW } from '../../testing/index.ts'
import { changeBooking } from '../../testing/test-bookings.store.ts'
import { removeSlots, slotsOf, withSlotsFailing } from '../../testing/test-slots.store.ts'

const SERVICE = 'Ergonombesök'
const START = instantOf('2026-12-02T12:30:00Z')

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

test('a booking is cancelled free of charge, and its slot is free again', async () => {
  const id = await kit.book({ startsAt: START })
  const slot = await kit.slot({ startsAt: START, bookingId: id })
  const { status, booking } = await kit.cancel(id)
  expect(status).toBe(200)
  expect(booking).toMatchObject({
    status: 'cancelled',
    version: 2,
    cancellation: { source: 'portal', at: TEST_NOW, isCharged: false },
  })
  expect((await kit.get(`/${id}`)).json()).toEqual(booking)
  expect(await kit.state(id)).toMatchObject({
    slots: [],
    changes: [{ action: 'booking-cancelled', details: { charged: false, version: 2 } }],
  })
  const other = await kit.book({ startsAt: after(START, DAY_MS) })
  expect((await kit.reschedule(other, slot)).status).toBe(200)
})

test('one that the provider’s system holds no time for is cancelled all the same', async () => {
  expect((await kit.cancel(await kit.book({ startsAt: START }))).status).toBe(200)
})

describe('the charge', () => {
  const ALWAYS = { free: 'always', amount: 0, unit: 'hours', skipHolidays: false } as const
  // A booking takes 45 minutes and is free to cancel until 24 hours before.
  const [AT_LIMIT, PAST_LIMIT, SOON] = [DAY_MS, DAY_MS - 1, 1].map(ahead => after(TEST_NOW, ahead)) as [
    Instant,
    Instant,
    Instant,
  ]
  test.each([
    ['is none at the latest free cancellation', AT_LIMIT, {}, undefined, false],
    ['is none there, though it was accepted', AT_LIMIT, { acceptsCharge: true }, undefined, false],
    ['is asked for a millisecond later', PAST_LIMIT, {}, undefined, '409 CANCELLATION_CHARGED'],
    [
      'is asked for where it was refused',
      PAST_LIMIT,
      { acceptsCharge: false },
      undefined,
      '409 CANCELLATION_CHARGED',
    ],
    ['is made once accepted', PAST_LIMIT, { acceptsCharge: true }, undefined, true],
    ['is made until the start', SOON, { acceptsCharge: true }, undefined, true],
    ['is none until the start of what is always free', SOON, {}, ALWAYS, false],
  ] as const)('%s', async (_, startsAt, options, policy, expected) => {
    const id = await kit.book({ startsAt, ...(policy && { policy }) })
    const slot = await kit.slot({ startsAt, bookingId: id })
    const { status, code, booking } = await kit.cancel(id, options)
    const got = status === 200 ? booking.cancellation?.isCharged : `${status} ${code}`
    expect(got).toBe(expected)
    const { slots, changes, booking: kept } = await kit.state(id)
    const isDone = typeof expected === 'boolean'
    expect({ slots, version: kept.version, isCharged: kept.isCharged, changes: changes.length }).toEqual({
      slots: isDone ? [] : [slot],
      version: isDone ? 2 : 1,
      isCharged: expected === true,
      changes: isDone ? 1 : 0,
    })
  })
})

describe('is refused, and changes nothing', () => {
  const refusal = async (id: string, options: ChangeOptions = {}) => {
    const before = await kit.state(id)
    const { status, code } = await kit.cancel(id, { acceptsCharge: true, ...options })
    expect(await kit.state(id)).toEqual(before)
    return `${status} ${code}`
  }

  test.each([
    ['BOOKING_STARTED from the start', 0, 'BOOKING_STARTED'],
    ['BOOKING_STARTED to the end', -45 * MINUTE_MS, 'BOOKING_STARTED'],
    ['BOOKING_CLOSED after the end', -45 * MINUTE_MS - 1, 'BOOKING_CLOSED'],
  ])('%s', async (_, ahead, code) => {
    expect(await refusal(await kit.book({ startsAt: after(TEST_NOW, ahead) }))).toBe(`409 ${code}`)
  })

  test('BOOKING_CLOSED of one that is cancelled already, also by the provider', async () => {
    const { db } = kit.salvia.services
    const id = await kit.book({ startsAt: START })
    await changeBooking(db, id, { cancelledAt: TEST_NOW, cancellationSource: 'j4' })
    expect(await refusal(id)).toBe('409 BOOKING_CLOSED')
  })

  test('BOOKING_CHANGED for who has seen another version', async () => {
    const id = await kit.book({ startsAt: START })
    for (const version of [0, 2]) expect(await refusal(id, { version })).toBe('409 BOOKING_CHANGED')
  })

  test('BOOKING_CHANGE_NOT_PERMITTED for who sees the booking and does not order for the employee', async () => {
    const id = await kit.book({ startsAt: START })
    expect(await refusal(id, { asManager: true })).toBe('403 BOOKING_CHANGE_NOT_PERMITTED')
  })

  test('BOOKING_NOT_FOUND of none, and of somebody whom a rule shuts', async () => {
    expect(await kit.cancel(NO_ID)).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' })
    const [employeeId = ''] = kit.excluded
    expect(await refusal(await kit.book({ startsAt: START, employeeId }))).toBe('404 BOOKING_NOT_FOUND')
  })

  test('BOOKING_SYSTEM_UNAVAILABLE while the provider’s system is away', async () => {
    const id = await kit.book({ startsAt: START })
    await withSlotsFailing(kit.salvia.services.db, '57P03', async () => {
      expect(await kit.cancel(id)).toMatchObject({ status: 503, code: 'BOOKING_SYSTEM_UNAVAILABLE' })
    })
    expect(await kit.state(id)).toMatchObject({ changes: [], booking: { version: 1, cancelledAt: null } })
  })
})

test('sent again with its key, the call answers the same and cancels once', async () => {
  const id = await kit.book({ startsAt: START })
  await kit.slot({ startsAt: START, bookingId: id })
  const sent = await kit.cancel(id, { key: 'avboka-en-gang' })
  kit.salvia.clock.advance(MINUTE_MS)
  expect(await kit.cancel(id, { key: 'avboka-en-gang' })).toEqual(sent)
  expect(await kit.cancel(id)).toMatchObject({ code: 'BOOKING_CLOSED' })
  expect((await kit.state(id)).changes).toHaveLength(1)
  expect((await slotsOf(kit.salvia.services.db, SERVICE)).map(({ bookingId }) => bookingId)).toEqual([null])
})
