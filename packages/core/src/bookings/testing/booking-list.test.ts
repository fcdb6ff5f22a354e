import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coworkerKeys } from '../../coworkers/index.ts'
import { defaultSortOf, filtersOf, sortsOf } from '../../lists/index.ts'
import { addElapsed, type Instant, type IsoDate, parseInstant, parseIsoDate } from '../../primitives/index.ts'
import { bookingKeys } from '../booking-keys.ts'
import { bookingsList } from '../bookings-list.ts'
import { type BookingListQuery, bookingList, bookingOrder, type ListedBooking } from './booking-list.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)
const now = at('2026-11-21T12:00:00Z')

interface Facts {
  readonly id: string
  readonly start: string
  readonly name?: readonly [string, string]
  readonly service?: string
  readonly address?: string
  readonly isCancelled?: boolean
  readonly concernsLeader?: boolean
}

function booking({
  id,
  start,
  name = ['Åsa', 'Berg'],
  service = 'Hälsosamtal',
  ...rest
}: Facts): ListedBooking {
  const startsAt = at(start)
  return {
    id,
    startsAt,
    endsAt: addElapsed(startsAt, { hours: 1 }),
    isCancelled: rest.isCancelled ?? false,
    concernsLeader: rest.concernsLeader ?? false,
    ...bookingKeys({ service, address: rest.address ?? null }),
    employee: coworkerKeys({ firstName: name[0], lastName: name[1], title: null }),
  }
}

const query: BookingListQuery = {
  status: 'all',
  period: { from: date('2026-05-25'), to: null },
  leaders: false,
  q: '',
}
const ids = (bookings: readonly ListedBooking[]) => bookings.map(({ id }) => id).join(' ')

const bookings = [
  booking({ id: 'a', start: '2026-11-20T09:00Z', name: ['Örjan', 'Åhl'] }),
  booking({ id: 'b', start: '2026-11-24T09:00Z', service: 'Ögonundersökning', concernsLeader: true }),
  booking({ id: 'c', start: '2026-12-01T09:00Z', isCancelled: true, name: ['Bo', 'Zetterberg'] }),
  booking({ id: 'd', start: '2026-11-30T09:00Z', service: 'Audiogram', address: 'Storgatan 1, Umeå' }),
  booking({ id: 'e', start: '2026-05-24T09:00Z' }),
]

test('counts tell what each filter shows, whatever the filter', () => {
  const counts = { all: 4, upcoming: 2, past: 1, cancelled: 1 }
  for (const status of filtersOf(bookingsList)) {
    const list = bookingList(bookings, { ...query, status }, now)
    expect(list.counts).toEqual(counts)
    expect(list.items).toHaveLength(counts[status])
  }
})

test('counts obey search, period and the filter of managers', () => {
  expect(bookingList(bookings, { ...query, q: 'umea' }, now).counts).toEqual({
    all: 1,
    upcoming: 1,
    past: 0,
    cancelled: 0,
  })
  expect(bookingList(bookings, { ...query, leaders: true }, now).counts.all).toBe(1)
  const wider = { from: date('2026-05-24'), to: date('2026-11-20') }
  expect(ids(bookingList(bookings, { ...query, period: wider }, now).items)).toBe('a e')
})

test('what comes next stands first among the upcoming, else the latest', () => {
  expect(ids(bookingList(bookings, { ...query, status: 'upcoming' }, now).items)).toBe('b d')
  expect(ids(bookingList(bookings, query, now).items)).toBe('c d b a')
})

test('names and services are sorted with å ä ö last', () => {
  const sorted = (sort: BookingListQuery['sort']) => ids(bookingList(bookings, { ...query, sort }, now).items)
  expect(sorted('employee')).toBe('b d c a')
  expect(sorted('-employee')).toBe('a c b d')
  expect(sorted('service')).toBe('d a c b')
  expect(sorted('-service')).toBe('b a c d')
})

test('a booking is past a moment after its end', () => {
  const end = at('2026-11-24T10:00Z')
  const upcoming = (moment: Instant) => bookingList(bookings, query, moment).counts.upcoming
  expect(upcoming(end)).toBe(2)
  expect(upcoming(addElapsed(end, { milliseconds: 1 }))).toBe(1)
})

test('a search takes date and name together, by the date in Stockholm', () => {
  const late = booking({ id: 'f', start: '2026-11-30T23:30Z' })
  const found = (q: string) => ids(bookingList([...bookings, late], { ...query, q }, now).items)
  expect(found('berg 1 dec')).toBe('c f')
  expect(found('berg 2026-11-30')).toBe('d')
  expect(found('zetterberg 1/12')).toBe('c')
})

const anyBooking = fc
  .record({
    id: fc.uuid(),
    start: fc.integer({ min: -200, max: 60 }).map(days => addElapsed(now, { hours: 24 * days })),
    name: fc.tuple(fc.constantFrom('Åsa', 'Bo'), fc.constantFrom('Öberg', 'Åhl', 'Zetterberg', 'Alm')),
    service: fc.constantFrom('Hälsosamtal', 'Ögonundersökning', 'Audiogram'),
    isCancelled: fc.boolean(),
    concernsLeader: fc.boolean(),
  })
  .map(booking)
const manyBookings = fc.uniqueArray(anyBooking, { selector: ({ id }) => id, maxLength: 30 })
const anyQuery = fc.record({
  status: fc.constantFrom(...filtersOf(bookingsList)),
  period: fc.constantFrom(query.period, { from: date('2026-10-01'), to: date('2026-12-01') }),
  leaders: fc.boolean(),
  q: fc.constantFrom('', 'åsa', 'oberg', 'halso', 'november', 'zetter ogon', 'finns inte'),
  sort: fc.option(fc.constantFrom(...sortsOf(bookingsList)), { nil: undefined }),
})

test('property: every booking is upcoming, past or cancelled, and the counts are those of the lists', () => {
  fc.assert(
    fc.property(manyBookings, anyQuery, (all, asked) => {
      const { counts } = bookingList(all, asked, now)
      expect(counts.all).toBe(counts.upcoming + counts.past + counts.cancelled)
      for (const status of filtersOf(bookingsList))
        expect(bookingList(all, { ...asked, status }, now).items).toHaveLength(counts[status])
    }),
  )
})

test('property: the order is total, is that of the sort, and does not depend on where a booking stood', () => {
  fc.assert(
    fc.property(manyBookings, anyQuery, (all, asked) => {
      const { items } = bookingList(all, asked, now)
      const order = bookingOrder(asked.sort ?? defaultSortOf(bookingsList, asked.status) ?? 'date')
      for (const [i, item] of items.entries()) {
        const next = items[i + 1]
        if (next) expect(order(item, next)).toBeLessThan(0)
      }
      expect(ids(bookingList(all.toReversed(), asked, now).items)).toBe(ids(items))
    }),
  )
})
