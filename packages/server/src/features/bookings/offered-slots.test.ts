import type { Slot } from '@salvia/core/bookings'
import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BookingTest, openBookingTest } from '../../testing/booking-calls.ts'
import { NO_ID, TEST_NOW } from '../../testing/index.ts'
import { removeSlots, withSlotsFailing } from '../../testing/test-slots.store.ts'

const SERVICE = 'Ergonombesök'

let kit: BookingTest
let id: string
beforeAll(async () => {
  kit = await openBookingTest()
  id = await kit.book({ startsAt: instantOf('2026-12-02T12:30:00Z') })
})
afterAll(() => kit.salvia.close())
beforeEach(() => removeSlots(kit.salvia.services.db, SERVICE))

const weeks = async () => (await kit.get(`/${id}/weeks`)).json<{ items: object[] }>().items
const slots = async (week: string) =>
  (await kit.get(`/${id}/slots?week=${week}`)).json<{ items: Slot[] }>().items
const offer = (starts: readonly string[]) =>
  Promise.all(starts.map(start => kit.slot({ startsAt: instantOf(start) })))

describe('weeks and their times', () => {
  test('are those from now to the end of the eighth week after this', async () => {
    await offer(['2026-11-23T09:00:00Z', '2026-11-23T09:00:00.001Z', '2026-11-27T23:00:00Z'])
    await offer(['2026-11-29T23:00:00Z', '2027-01-24T22:59:59.999Z', '2027-01-24T23:00:00Z'])
    expect(await weeks()).toEqual([
      { week: '2026-W48', from: '2026-11-23', to: '2026-11-27', freeSlots: 2 },
      { week: '2026-W49', from: '2026-11-30', to: '2026-12-04', freeSlots: 1 },
      { week: '2027-W03', from: '2027-01-18', to: '2027-01-22', freeSlots: 1 },
    ])
    const starts = async (week: string) => (await slots(week)).map(({ startsAt }) => startsAt)
    expect(await starts('2026-W48')).toEqual(['2026-11-23T09:00:00.001Z', '2026-11-27T23:00:00.000Z'])
    expect(await starts('2027-W03')).toEqual(['2027-01-24T22:59:59.999Z'])
    for (const week of ['2026-W47', '2026-W50', '2027-W04', '2030-W01'])
      expect(await starts(week)).toEqual([])
  })

  test('are free ones of the service of the booking, in their order', async () => {
    const [late, early] = await offer(['2026-12-03T09:00:00Z', '2026-12-01T09:00:00Z'])
    const startsAt = instantOf('2026-12-02T09:00:00Z')
    await kit.slot({ startsAt, service: 'Psykologsamtal' })
    await kit.slot({ startsAt, bookingId: id })
    expect((await slots('2026-W49')).map(slot => slot.id)).toEqual([early, late])
    expect(await weeks()).toMatchObject([{ week: '2026-W49', freeSlots: 2 }])
  })

  test('tell what would hold after moving, also that it could not be moved again', async () => {
    const policy = { free: 'window', amount: 2, unit: 'days', skipHolidays: true } as const
    const slot = await kit.slot({
      startsAt: instantOf('2026-11-24T13:00:00Z'),
      policy,
      visitType: 'phone',
      address: null,
    })
    expect(await slots('2026-W48')).toEqual([
      {
        id: slot,
        startsAt: '2026-11-24T13:00:00.000Z',
        endsAt: '2026-11-24T13:45:00.000Z',
        visitType: 'phone',
        address: null,
        caregiver: { name: 'Siv Sand', occupation: 'fysioterapeut' },
        latestCancellation: '2026-11-20T13:00:00.000Z',
        otherVisit: null,
      },
    ])
  })

  test('tell another visit of the employee at that time, whatever its service; neither cancelled ones nor others’', async () => {
    const [clash, near, free] = ['2026-12-08T09:00:00Z', '2026-12-09T09:00:00Z', '2026-12-10T09:00:00Z'].map(
      instantOf,
    ) as [Instant, Instant, Instant]
    for (const startsAt of [clash, near, free]) await kit.slot({ startsAt })
    const minutes = (from: Instant, count: number) => addElapsed(from, { minutes: count })
    const span = (from: Instant, [start, end]: readonly [number, number]) => ({
      startsAt: minutes(from, start),
      endsAt: minutes(from, end),
    })
    await kit.book({ ...span(clash, [44, 90]), service: 'Psykologsamtal' })
    // A slot takes 45 minutes: one of these ends as it begins, the other begins as it ends.
    await kit.book(span(near, [-45, 0]))
    await kit.book(span(near, [45, 90]))
    await kit.book({ ...span(free, [0, 45]), cancelledAt: TEST_NOW, cancellationSource: 'app' })
    const [employeeId = ''] = kit.excluded
    await kit.book({ ...span(free, [0, 45]), employeeId })
    expect((await slots('2026-W50')).map(({ otherVisit }) => otherVisit)).toEqual([
      {
        service: 'Psykologsamtal',
        startsAt: '2026-12-08T09:44:00.000Z',
        endsAt: '2026-12-08T10:30:00.000Z',
      },
      null,
      null,
    ])
    const [slot] = await slots('2026-W50')
    const moving = await kit.book({ startsAt: instantOf('2026-12-15T09:00:00Z') })
    expect((await kit.reschedule(moving, slot?.id ?? '')).status).toBe(200)
  })

  test('do not count the booking that moves', async () => {
    const startsAt = instantOf('2026-12-02T13:00:00Z')
    await kit.slot({ startsAt })
    expect(await slots('2026-W49')).toMatchObject([{ otherVisit: null }])
  })

  test.each([
    {
      when: 'at the end of a year with 53 weeks, and over New Year’s Day',
      now: '2026-12-31T22:59:59Z',
      startsAt: '2027-01-04T09:00:00Z',
      week: { week: '2027-W01', from: '2027-01-04', to: '2027-01-08' },
      // 1 January is a Friday, the days after it a weekend, and New Year’s Eve is no working day.
      limit: '2026-12-30T09:00:00.000Z',
    },
    {
      when: 'in the last week of such a year',
      now: '2026-12-31T22:59:59Z',
      startsAt: '2027-01-01T09:00:00Z',
      week: { week: '2026-W53', from: '2026-12-28', to: '2027-01-01' },
      limit: '2026-12-30T09:00:00.000Z',
    },
    {
      when: 'on the day after 29 February',
      now: '2028-02-25T09:00:00Z',
      startsAt: '2028-03-01T09:00:00Z',
      week: { week: '2028-W09', from: '2028-02-28', to: '2028-03-03' },
      limit: '2028-02-29T09:00:00.000Z',
    },
    {
      when: 'on 29 February',
      now: '2028-02-25T09:00:00Z',
      startsAt: '2028-02-29T09:00:00Z',
      week: { week: '2028-W09', from: '2028-02-28', to: '2028-03-03' },
      limit: '2028-02-28T09:00:00.000Z',
    },
    {
      when: 'over the night on which summer time begins',
      now: '2027-03-22T09:00:00Z',
      startsAt: '2027-03-30T07:00:00Z',
      week: { week: '2027-W13', from: '2027-03-29', to: '2027-04-02' },
      // Easter Monday is on the 29th; Thursday before Good Friday counts, at 9:00 of winter time.
      limit: '2027-03-25T08:00:00.000Z',
    },
    {
      when: 'over the night on which it ends',
      now: '2026-10-22T09:00:00Z',
      startsAt: '2026-10-26T08:00:00Z',
      week: { week: '2026-W44', from: '2026-10-26', to: '2026-10-30' },
      limit: '2026-10-23T07:00:00.000Z',
    },
  ])('$when', async ({ now, startsAt, week, limit }) => {
    await kit.goTo(instantOf(now))
    const policy = { free: 'window', amount: 1, unit: 'days', skipHolidays: true } as const
    const slot = await kit.slot({ startsAt: instantOf(startsAt), policy })
    expect(await weeks()).toEqual([{ ...week, freeSlots: 1 }])
    expect(await slots(week.week)).toMatchObject([{ id: slot, latestCancellation: limit }])
    const moving = await kit.book({ startsAt: instantOf('2028-06-01T08:00:00Z') })
    const { booking } = await kit.reschedule(moving, slot)
    expect(booking).toMatchObject({ startsAt: instantOf(startsAt), latestCancellation: limit })
  })

  test('at the night’s hour that comes twice, both are offered in their order', async () => {
    await kit.goTo(instantOf('2026-10-24T12:00:00Z'))
    await offer(['2026-10-25T01:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T23:00:00Z'])
    expect((await slots('2026-W43')).map(({ startsAt }) => startsAt)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ])
  })
})

describe('refused', () => {
  beforeAll(() => kit.goTo(TEST_NOW))
  const answers = async (path: string, asManager = false) =>
    Promise.all(
      ['weeks', 'slots?week=2026-W49'].map(
        async what => (await kit.get(`/${path}/${what}`, asManager)).json<{ code: string }>().code,
      ),
    )
  const both = (code: string) => [code, code]

  test('are weeks that no year has', async () => {
    for (const week of ['2027-W53', '2026-W00', '2026-W54', 'nu']) {
      expect((await kit.get(`/${id}/slots?week=${week}`)).json()).toMatchObject({ code: 'INVALID_REQUEST' })
    }
  })

  test('are bookings out of sight, and to be seen only', async () => {
    const [employeeId = ''] = kit.excluded
    const shut = await kit.book({ startsAt: TEST_NOW, employeeId })
    expect(await answers(NO_ID)).toEqual(both('BOOKING_NOT_FOUND'))
    expect(await answers(shut)).toEqual(both('BOOKING_NOT_FOUND'))
    expect(await answers(id, true)).toEqual(both('BOOKING_CHANGE_NOT_PERMITTED'))
  })

  test('is everything while the provider’s system is away', async () => {
    await withSlotsFailing(kit.salvia.services.db, '57P03', async () => {
      expect(await answers(id)).toEqual(both('BOOKING_SYSTEM_UNAVAILABLE'))
    })
    expect(await answers(id)).toEqual([undefined, undefined])
  })
})
