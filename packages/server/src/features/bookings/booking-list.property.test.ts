import { orderAccess, unitTree } from '@salvia/core/access'
import { bookingAccess, bookingCoverage, bookingPeriod, bookingsList } from '@salvia/core/bookings'
import { bookingList, leadersAmong } from '@salvia/core/bookings/testing'
import { PAGE_SIZE } from '@salvia/core/limits'
import { filtersOf, type QueryOf, readListQuery, sortsOf } from '@salvia/core/lists'
import { addElapsed, atStockholm, type Instant, type IsoDate, parseIsoDate } from '@salvia/core/primitives'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../access/caller.ts'
import { answerPage } from '../../lists/answer-page.ts'
import { type ReadGroup, readGroup } from '../../testing/group-bookings.store.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { addBooking, changeBooking } from '../../testing/test-bookings.store.ts'
import { testCompany, testPerson } from '../../testing/test-caller.ts'
import { bookingsSource } from './booking-list.ts'

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
const USERS = ['bestallare', 'jonas.bergvall', 'malin.ekwall', 'dag.skoglund', 'chef', 'hr', 'medarbetare']
const COMPANY = '10401'

type Query = QueryOf<typeof bookingsList>

let salvia: TestApp
let group: ReadGroup
const seen = new Map<string, ReturnType<typeof seenBy>>()
const people = new Map<string, Person>()
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  for (const user of USERS) {
    people.set(user, await testPerson(db, `${user}@demo.example`))
  }
  const { employees } = await readGroup(db, COMPANY)
  const titled = employees.filter(({ clientNumber }) => clientNumber === COMPANY)
  for (const [index, start] of STARTS.entries()) {
    for (const employee of [titled[index * 7], titled[index * 53 + 1], titled[index]]) {
      const { id } = await addBooking(db, { employeeId: employee?.id ?? '', startsAt: start })
      if (index % 4 === 3) await changeBooking(db, id, { cancelledAt: TEST_NOW, cancellationSource: 'j4' })
    }
  }
  group = await readGroup(db, COMPANY)
  for (const [name, user] of people) seen.set(name, seenBy(user))
})
afterAll(() => salvia.close())

/** What a user sees of the company, judged from every row, one employee at a time. */
function seenBy(user: Person) {
  const unitId =
    group.employees.find(
      ({ accountId, clientNumber }) => accountId === user.accountId && clientNumber === COMPANY,
    )?.unitId ?? null
  const employment = unitId === null ? ({ kind: 'elsewhere' } as const) : ({ kind: 'unit', unitId } as const)
  const access = orderAccess({ accountId: user.accountId, employment }, unitTree(group.units), group.roles)
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

/** The expected answer, calculated from the visible bookings. */
function expectedOf({ visible, isLimited }: ReturnType<typeof seenBy>, query: Query, now: Instant) {
  const { filter, asked, q, sort, page, pageSize = PAGE_SIZE } = query
  const period = bookingPeriod(asked, now)
  const { leaders } = asked
  const { items, counts } = bookingList(visible, { status: filter, q, sort, leaders, period }, now)
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize).map(({ id, verdict, concernsLeader }) => ({
      ...{ id, concernsLeader },
      mayChange: verdict.kind === 'seen' && verdict.mayChange,
    })),
    counts,
    total: counts[filter],
    isEmpty: visible.length === 0,
    isLimited,
    period,
  }
}

const day = fc.constantFrom(...DAYS.map(date))
/** Mostly periods that hold many bookings. */
const period = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.constant({ from: date('2025-11-01') }) },
  { weight: 2, arbitrary: fc.record({ from: day }) },
  { weight: 2, arbitrary: fc.record({ to: day }) },
  { weight: 2, arbitrary: day.map(both => ({ from: both, to: both })) },
  { weight: 1, arbitrary: fc.record({ from: day, to: day }) },
)
const q = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom(...SEARCHES) },
)
const today = TEST_NOW
/** Today, or the first or last moment of something. */
const moment = fc.oneof(
  fc.constant(today),
  fc
    .tuple(fc.constantFrom(...STARTS), fc.constantFrom(0, 45 * 60_000), fc.constantFrom(-1, 0, 1))
    .map(([start, length, milliseconds]) => addElapsed(start, { milliseconds: length + milliseconds })),
)
const who = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('hr', 'hr', 'chef') }, fc.constantFrom(...USERS))
const anyQuery: fc.Arbitrary<Query> = fc
  .record({
    filter: fc.constantFrom(...filtersOf(bookingsList)),
    leaders: fc.constantFrom(false, false, true),
    dates: period,
    q,
    sort: fc.option(fc.constantFrom(...sortsOf(bookingsList)), { nil: undefined }),
    page: fc.constantFrom(1, 1, 1, 2),
    pageSize: fc.constantFrom(undefined, 7, 200),
  })
  .map(({ filter, leaders, dates, q, sort, ...range }) => {
    const usual = readListQuery(bookingsList, { status: filter, q, sort })
    return { ...usual, asked: { ...usual.asked, ...dates, leaders }, ...range }
  })

/** The server's answer, in the form of {@link expectedOf}. */
async function answerTo(name: string, query: Query, now: Instant) {
  const {
    items,
    page: _page,
    pageSize: _pageSize,
    ...rest
  } = await answerPage(bookingsList, bookingsSource, {
    services: salvia.services,
    now,
    locale: 'sv',
    gone: new AbortController().signal,
    caller: people.get(name) ?? expect.fail('nobody'),
    company: testCompany(COMPANY),
    params: { clientNumber: COMPANY },
    query,
  })
  const shown = items.map(({ id, concernsLeader, mayChange }) => ({ id, concernsLeader, mayChange }))
  return { items: shown, ...rest }
}

test('the database answers what the rules say of each booking, whoever asks, whatever for and whenever', async () => {
  await fc.assert(
    fc.asyncProperty(who, anyQuery, moment, async (name, query, now) => {
      const facts = seen.get(name) ?? expect.fail('nobody')
      expect(await answerTo(name, query, now)).toEqual(expectedOf(facts, query, now))
    }),
    { numRuns: 120, seed: 7 },
  )
})

test.each(DAYS)('%s is a day of Stockholm, from its first moment to its last', async text => {
  const facts = seen.get('hr') ?? expect.fail('nobody')
  const query = readListQuery(bookingsList, { status: 'all', from: text, to: text })
  const byWords = readListQuery(bookingsList, { status: 'all', q: text, from: '2025-11-01' })
  const [first, last] = [at(text, 0, 0), addElapsed(at(text, 23, 59), { milliseconds: 59_999 })]
  for (const now of [first, last]) {
    const answer = await answerTo('hr', query, now)
    expect(answer).toEqual(expectedOf(facts, query, now))
    expect(answer.total).toBeGreaterThan(0)
    expect(await answerTo('hr', byWords, now)).toMatchObject({ total: answer.total })
  }
})
