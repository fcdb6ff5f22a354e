import { LOCALES, type Locale } from '@salvia/core/i18n'
import { ORDERS_PERIOD_DAYS } from '@salvia/core/limits'
import { datedSearch, filtersOf, type QueryOf, readListQuery, sortsOf } from '@salvia/core/lists'
import { fitsDatedSearch } from '@salvia/core/lists/testing'
import { awaitsAnswerAt, matterStatusAt } from '@salvia/core/matters'
import { mayReplyTo, orderNumber, ordersList } from '@salvia/core/orders'
import {
  addCalendarDays,
  addElapsed,
  foldedSearchText,
  type Instant,
  identitySearch,
  instantOf,
  stockholmDate,
} from '@salvia/core/primitives'
import { fitsIdentity } from '@salvia/core/primitives/testing'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../access/caller.ts'
import { answerPage } from '../../lists/answer-page.ts'
import { addFollowedOrder, answerOrder, openUnits } from '../../testing/followed-orders.store.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { type JudgedOrder, judgedOrders } from '../../testing/judged-orders.ts'
import { changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { testCompany, testPerson } from '../../testing/test-caller.ts'
import { unreadOf } from '../matters/conversation.store.ts'
import { ordersSource } from './order-list.ts'

const COMPANY = '10401'
const USERS = ['hr', 'chef', 'bestallare'].map(name => `${name}@demo.example`)
const STATES = ['sent', 'received', 'handled', 'closed'] as const
const FIRST_NUMBER = 45_001

/** Around midnight, a leap year's end and the night on which the clocks are changed. */
const CREATED: readonly Instant[] = [
  '2026-11-22T23:00:00Z',
  '2026-11-22T22:59:59.999Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-02-28T23:30:00Z',
  '2025-12-31T22:59:00Z',
  '2025-11-23T09:00:00Z',
  '2025-11-23T08:59:59.999Z',
].map(instantOf)
const LOCKS = instantOf('2026-11-24T09:00:00Z')
/** In another order in English; the last one is not translated. */
const SERVICES = [
  { sv: 'Hälsoundersökning', en: 'Medical check' },
  { sv: 'Ergonombesök', en: 'Visit of an ergonomist' },
  { sv: 'Återgångssamtal', en: 'Back to work' },
  { sv: 'Ergonomisk rådgivning' },
]

type Query = QueryOf<typeof ordersList>
interface Moment {
  readonly now: Instant
  readonly locale: Locale
}
interface Asker {
  readonly caller: Person
  readonly locale: Locale
}
interface Seen {
  readonly caller: Person
  readonly orders: readonly (JudgedOrder & { readonly unread: number })[]
}

let salvia: TestApp
const seen = new Map<string, Seen>()
const searches = [
  '',
  '  ',
  'anna',
  'halsound',
  'medical',
  'Återgång',
  'rådgivning maria',
  'b-45',
  'B-45003',
  'b-45003 anna',
]
searches.push(
  '25 oktober',
  '25 okt 2026',
  '2026-11-23',
  'feb',
  'ergonom nov',
  '45',
  '%',
  '_',
  "'",
  'finnsinte',
)
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  const employees = await employeesOf(db, COMPANY)
  const idOf = (email: string) =>
    employees.find(one => one.email === email)?.id ?? expect.fail(`nobody is ${email}`)
  const people = [...new Set(RULE_EXAMPLES.map(({ employee }) => idOf(employee)))]
  const gone = employees
    .filter(({ id, email }) => !people.includes(id) && !USERS.includes(email ?? ''))
    .at(-1)
  const units = (await openUnits(db, COMPANY)).map(({ id }) => id)
  const groups = [units.slice(0, 1), units.slice(1, 2), [units[1], units[5]], units.slice(-1), units]
  const about = [
    ...people.map(employeeId => ({ employeeId })),
    ...employees.slice(0, 6).map(({ id }) => ({ employeeId: id })),
    { employeeId: gone?.id ?? '' },
    ...groups.map(ids => ({ unitIds: ids.map(id => id ?? '') })),
  ]
  const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] ?? expect.fail('none')
  for (const [index, whom] of [...about, ...about].entries()) {
    const createdAt = pick(CREATED, index * 3 + Math.floor(index / about.length))
    const state = pick(STATES, index)
    const { id } = await addFollowedOrder(db, {
      ...{ maker: pick(USERS, index), number: FIRST_NUMBER + index, createdAt, state, ...whom },
      latestEventAt: index % 5 === 0 ? TEST_NOW : createdAt,
      awaitsAnswer: index % 3 === 0,
      ...(state === 'handled' && { locksAt: pick([LOCKS, TEST_NOW], index >> 2) }),
      ...(state === 'closed' && { closedBy: 'provider' as const }),
      contents: { service: { id: 'halsoundersokning', name: pick(SERVICES, index) } },
    })
    if (index % 4 === 0) await answerOrder(db, id, 'Tack.', createdAt)
  }
  if (gone) await changeEmployee(db, gone.id, { endedAt: TEST_NOW })
  const [somebody] = employees
  searches.push(somebody?.pid ?? '', somebody?.pid.slice(2, 8) ?? '', somebody?.lastName ?? '')
  for (const email of USERS) {
    const caller = await testPerson(db, email)
    const judged = await judgedOrders(db, email)
    const unread = await unreadOf(
      db,
      caller.accountId,
      judged.map(({ order }) => order.id),
    )
    seen.set(email, {
      caller,
      orders: judged.map(one => ({ ...one, unread: unread.get(one.order.id) ?? 0 })),
    })
  }
}, 120_000)
afterAll(() => salvia.close())

/** Whether a search finds an order: one that is seen in full by all that it says, any other by number and date. */
function isFound({ order, employee, access }: JudgedOrder, q: string): boolean {
  const terms = datedSearch(q)
  const date = stockholmDate(order.createdAt)
  const fits = (texts: readonly string[]) => fitsDatedSearch({ date, texts }, terms)
  if (access.kind !== 'full') return fits([foldedSearchText(orderNumber(order.number))])
  const identity = identitySearch(q)
  const isIdentity = identity !== null && employee !== null && fitsIdentity(identity, employee)
  return isIdentity || fits([order.searchText, employee?.searchText ?? ''])
}

/** The service, which its maker knows in any case. */
const sortedBy = ({ order, access }: JudgedOrder, { caller, locale }: Asker): string => {
  const key = locale === 'en' ? order.sortServiceEnglish : order.sortService
  return access.kind === 'full' || order.makerAccountId === caller.accountId ? key : ''
}

/** The expected answer, calculated from every order. */
function expectedOf(
  { caller, orders }: Seen,
  { filter, asked, q, sort, page, pageSize = 50 }: Query,
  { now, locale }: Moment,
) {
  const since = addCalendarDays(now, -ORDERS_PERIOD_DAYS)
  const visible = orders.filter(
    ({ order, access }) => access.kind !== 'hidden' && order.latestEventAt >= since,
  )
  const fitting = visible.filter(
    one =>
      isFound(one, q) &&
      (!asked.unread || (one.access.kind === 'full' && one.unread > 0)) &&
      (!asked.awaitsAnswer || (mayReplyTo(one.access) && awaitsAnswerAt(one.order, now))),
  )
  const under = (name: Query['filter']) =>
    fitting.filter(
      ({ order, access }) =>
        name === 'all' || (access.kind !== 'text' && matterStatusAt(order, now) === name),
    )
  const sign = sort.startsWith('-') ? -1 : 1
  const key = (one: JudgedOrder) =>
    sort.endsWith('date') ? one.order.createdAt : sortedBy(one, { caller, locale })
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const items = under(filter).toSorted(
    (a, b) =>
      sign * compare(key(a), key(b)) ||
      compare(b.order.createdAt, a.order.createdAt) ||
      compare(a.order.id, b.order.id),
  )
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize).map(({ order, access, unread }) => ({
      ...{ id: order.id, access: access.kind, unread: access.kind === 'full' ? unread : 0 },
      awaitsAnswer: access.kind === 'full' && awaitsAnswerAt(order, now),
    })),
    counts: Object.fromEntries(filtersOf(ordersList).map(name => [name, under(name).length])),
    total: items.length,
    isEmpty: visible.length === 0,
  }
}

/** The server's answer, in the form of {@link expectedOf}. */
async function answerTo({ caller }: Seen, query: Query, { now, locale }: Moment) {
  const { items, counts, total, isEmpty } = await answerPage(ordersList, ordersSource, {
    ...{ services: salvia.services, now, locale, gone: new AbortController().signal },
    ...{ caller, company: testCompany(COMPANY), params: { clientNumber: COMPANY }, query },
  })
  const told = items.map(({ id, access, unread, awaitsAnswer }) => ({ id, access, unread, awaitsAnswer }))
  return { items: told, counts, total, isEmpty }
}

const now = fc.oneof(
  fc.constant(TEST_NOW),
  fc
    .tuple(
      fc.constantFrom(TEST_NOW, LOCKS, ...CREATED.map(at => addCalendarDays(at, ORDERS_PERIOD_DAYS))),
      fc.constantFrom(-1, 0, 1),
    )
    .map(([at, milliseconds]) => addElapsed(at, { milliseconds })),
)
const anyMoment: fc.Arbitrary<Moment> = fc.record({ now, locale: fc.constantFrom(...LOCALES) })
const anyQuery: fc.Arbitrary<Query> = fc
  .record({
    status: fc.constantFrom(...filtersOf(ordersList)),
    unread: fc.constantFrom(false, false, true),
    awaitsAnswer: fc.constantFrom(false, false, true),
    search: fc.option(fc.nat(), { nil: null }),
    sort: fc.constantFrom(...sortsOf(ordersList)),
    page: fc.constantFrom(1, 1, 2),
    pageSize: fc.constantFrom(undefined, 5, 200),
  })
  .map(({ search, unread, awaitsAnswer, page, pageSize, ...words }) => {
    const q = search === null ? '' : (searches[search % searches.length] ?? '')
    const query = readListQuery(ordersList, { ...words, q })
    return { ...query, asked: { unread, awaitsAnswer }, page, pageSize }
  })

test('property: the list shows what the rules say of each order, whoever asks, for whatever and whenever', async () => {
  const kinds = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...USERS), anyQuery, anyMoment, async (user, query, moment) => {
      const facts = seen.get(user) ?? expect.fail('nobody')
      const answer = await answerTo(facts, query, moment)
      expect(answer).toEqual(expectedOf(facts, query, moment))
      for (const { access } of answer.items) kinds.add(access)
    }),
    { numRuns: 150, seed: 7 },
  )
  expect([...kinds].sort()).toEqual(['full', 'limited', 'text'])
})
