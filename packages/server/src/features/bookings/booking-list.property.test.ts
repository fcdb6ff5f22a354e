import { orderAccess, unitTree } from '@salvia/core/access'
import {
  BOOKING_FILTERS,
  BOOKING_SORTS,
  bookingAccess,
  bookingCoverage,
  bookingList,
  bookingPeriod,
  leadersAmong,
} from '@salvia/core/bookings'
import { PAGE_SIZE } from '@salvia/core/limits'
import {
  addElapsed,
  atStockholm,
  type Instant,
  type IsoDate,
  instantFromMillis,
  parseIsoDate,
} from '@salvia/core/primitives'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../access/caller.ts'
import { type ReadGroup, readGroup } from '../../testing/group-bookings.store.ts'
import { openTestApp, SettableClock, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf } from '../../testing/test.store.ts'
import { addBooking, changeBooking } from '../../testing/test-bookings.store.ts'
import { type BookingWish, listBookings } from './booking-list.ts'

const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail('no such date')
const at = (day: string, hour: number, minute: number): Instant => atStockholm(date(day), { hour, minute })
const SUMMER_ENDS = at('2026-10-25', 2, 30)

/** Around a year's end, a leap day and the nights on which the clocks are changed. */
const STARTS: readonly Instant[] = [
  at('2026-12-31', 23, 30),
  at('2027-01-01', 0, 0),
  at('2028-02-28', 23, 59),
  at('2028-02-29', 0, 0),
  at('2028-02-29', 23, 59),
  at('2028-03-01', 0, 0),
  at('2026-10-24', 23, 59),
  addElapsed(SUMMER_ENDS, { hours: -1 }),
  SUMMER_ENDS,
  at('2026-10-26', 0, 0),
  at('2027-03-28', 1, 59),
  at('2027-03-28', 3, 0),
]
const DAYS = [
  '2026-10-24',
  '2026-10-25',
  '2026-12-31',
  '2027-01-01',
  '2027-03-28',
  '2028-02-29',
  '2028-03-01',
]
const SEARCHES = [
  ...['', '  ', 'anna', 'Ergonom', 'åter', 'atergang torggatan', 'chef', 'psykolog nov', 'son 31 dec'],
  ...['31 december', '2028-02-29', '29 feb', 'mars 2027', '25/10', 'okt', '%', '_', "'", '\\', '2026'],
]
const USERS = ['hr', 'chef', 'bestallare', 'jonas.bergvall', 'malin.ekwall', 'dag.skoglund', 'medarbetare']
const COMPANY = '10401'

let salvia: TestApp
let group: ReadGroup
const people = new Map<string, Person>()
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  for (const user of USERS) {
    const { id, ...account } = await accountOf(db, `${user}@demo.example`)
    people.set(user, {
      ...account,
      ...{ kind: 'person', accountId: id, sessionId: id, method: 'password' },
      ...{ endsAt: TEST_NOW, binding: null },
    })
  }
  const { employees } = await readGroup(db, COMPANY)
  const titled = employees.filter(({ clientNumber }) => clientNumber === COMPANY)
  for (const [index, start] of STARTS.entries()) {
    for (const employee of [titled[index * 7], titled[index * 53 + 1], titled[index]]) {
      const { id } = await addBooking(db, { employeeId: employee?.id ?? '', startsAt: new Date(start) })
      if (index % 4 === 3) await changeBooking(db, id, { cancelledAt: TEST_NOW, cancellationSource: 'j4' })
    }
  }
  group = await readGroup(db, COMPANY)
})
afterAll(() => salvia.close())

/** What a user sees of the company, judged one employee at a time from every row. */
function seenBy(user: Person) {
  const unitId =
    group.employees.find(({ pid, clientNumber }) => pid === user.pid && clientNumber === COMPANY)?.unitId ??
    null
  const access = orderAccess({ accountId: user.accountId, unitId }, unitTree(group.units), group.roles)
  const leaders = leadersAmong(group.employees, group.roles)
  const employeeOf = new Map(group.employees.map(employee => [employee.id, employee]))
  const judged = group.bookings
    .filter(({ clientNumber }) => clientNumber === COMPANY)
    .map(booking => {
      const employee = employeeOf.get(booking.employeeId) ?? expect.fail('nobody is booked')
      const { managerEmployeeId, managerAccountId } = employee
      const manager = managerAccountId ?? employeeOf.get(managerEmployeeId ?? '')?.accountId ?? null
      const verdict = bookingAccess(access, { ...employee, managerAccountId: manager })
      return { ...booking, concernsLeader: leaders.has(booking.employeeId), verdict }
    })
  const own = group.units.filter(({ clientNumber }) => clientNumber === COMPANY).map(({ id }) => id)
  return {
    visible: judged.filter(({ verdict }) => verdict.kind === 'seen'),
    isLimited: bookingCoverage(access, own).kind === 'limited',
  }
}

/** The answer worked out from these. */
function expectedOf({ visible, isLimited }: ReturnType<typeof seenBy>, wish: BookingWish, now: Instant) {
  const period = bookingPeriod(wish, now)
  const { items, counts } = bookingList(visible, { ...wish, period }, now)
  const { page, pageSize = PAGE_SIZE } = wish
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize).map(({ id, verdict, concernsLeader }) => ({
      ...{ id, concernsLeader },
      mayChange: verdict.kind === 'seen' && verdict.mayChange,
    })),
    counts,
    total: counts[wish.status],
    isEmpty: visible.length === 0,
    isLimited,
    period,
  }
}

const day = fc.option(fc.constantFrom(...DAYS.map(date)), { nil: undefined })
const moment = fc
  .tuple(
    fc.constantFrom(instantFromMillis(TEST_NOW.getTime()), ...STARTS),
    fc.constantFrom(0, 45 * 60_000),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([start, length, milliseconds]) => addElapsed(start, { milliseconds: length + milliseconds }))
const anyWish: fc.Arbitrary<BookingWish> = fc.record({
  clientNumber: fc.constant(COMPANY),
  status: fc.constantFrom(...BOOKING_FILTERS),
  from: day,
  to: day,
  leaders: fc.boolean(),
  q: fc.constantFrom(...SEARCHES),
  sort: fc.option(fc.constantFrom(...BOOKING_SORTS), { nil: undefined }),
  page: fc.constantFrom(1, 1, 1, 2, 3),
  pageSize: fc.constantFrom(undefined, 1, 7, 200),
})

test('the database answers what the rules say of each booking, whoever asks, whatever for and whenever', async () => {
  const seen = new Map([...people].map(([name, user]) => [name, seenBy(user)]))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...USERS), anyWish, moment, async (name, wish, now) => {
      const [user, facts] = [people.get(name), seen.get(name)]
      if (!user || !facts) return expect.fail('nobody')
      const services = { ...salvia.services, clock: new SettableClock(new Date(now)) }
      const { items, page: _page, pageSize: _pageSize, ...rest } = await listBookings(services, user, wish)
      const shown = items.map(({ id, concernsLeader, mayChange }) => ({ id, concernsLeader, mayChange }))
      expect({ items: shown, ...rest }).toEqual(expectedOf(facts, wish, now))
    }),
    { numRuns: 120, seed: 20_261_121 },
  )
})
