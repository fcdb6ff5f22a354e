import { type BookingPage, bookingsList } from '@salvia/core/bookings'
import { type ListWords, readListQuery } from '@salvia/core/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerPage } from '../../lists/answer-page.ts'
import {
  onPostgres,
  openTestApp,
  postgresUrlOf,
  TEST_NOW,
  type TestApp,
  testPostgres,
} from '../../testing/index.ts'
import { addManyBookings } from '../../testing/many-bookings.store.ts'
import {
  isIndexed,
  nodesOf,
  type PlanNode,
  recordStatements,
  rowsRead,
} from '../../testing/recorded-statements.ts'
import { testCompany, testPerson } from '../../testing/test-caller.ts'
import { bookingsSource } from './booking-list.ts'

const COMPANY = '10401'
const OTHERS = ['10402', '10403', '20877']
/** PGlite serves one customer on one machine, so the larger amounts are measured on a PostgreSQL server only. */
const [OWN_COUNT, OTHERS_COUNT] = testPostgres() === undefined ? [2_000, 5_000] : [20_000, 200_000]

let salvia: TestApp
let token: string
let alone: BookingPage
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
  const { db } = salvia.services
  await addManyBookings(db, { companies: [COMPANY], count: OWN_COUNT, around: TEST_NOW })
  alone = await firstPage()
  await addManyBookings(db, { companies: OTHERS, count: OTHERS_COUNT, around: TEST_NOW })
})
afterAll(() => salvia.close())

const firstPage = async () => (await salvia.call('GET', `bookings/${COMPANY}`, { token })).json<BookingPage>()

test('the bookings of others beside them change nothing', async () => {
  expect(alone.counts.all).toBeGreaterThan(OWN_COUNT)
  expect(await firstPage()).toEqual(alone)
})

const QUERIES: readonly ListWords[] = [
  ...[
    { status: 'all' },
    { status: 'upcoming' },
    { status: 'cancelled', sort: 'date' },
    { status: 'all', page: '200' },
    { status: 'all', leaders: '1' },
  ],
  ...[
    { sort: 'employee' },
    { sort: '-service' },
    { q: 'anna' },
    { q: '24 november' },
    { q: 'finnsinte' },
  ].map(words => ({ status: 'all', ...words })),
]

onPostgres(() => {
  test.each(['hr', 'chef', 'bestallare'])(
    'no plan reads a booking of another customer for %s',
    async name => {
      const caller = await testPerson(salvia.services.db, `${name}@demo.example`)
      const recorded = recordStatements(postgresUrlOf(salvia.database))
      try {
        for (const words of QUERIES) {
          await answerPage(bookingsList, bookingsSource, {
            services: { ...salvia.services, db: recorded.db },
            now: TEST_NOW,
            locale: 'sv',
            gone: new AbortController().signal,
            caller,
            company: testCompany(COMPANY),
            params: { clientNumber: COMPANY },
            query: readListQuery(bookingsList, words),
          })
          const nodes = (await recorded.plans()).flatMap(({ plan }) => nodesOf(plan))
          const readings = nodes.filter(node => node['Relation Name'] === 'bookings')
          expect(readings.length).toBeGreaterThan(1)
          expect(readings.filter(reading => !isOfOne(reading))).toEqual([])
          expect(Math.max(...readings.map(rowsRead))).toBeLessThanOrEqual(OWN_COUNT + 1_000)
        }
      } finally {
        await recorded.close()
      }
    },
  )
})

/** How the plan reads the whole rows of a page once their ids are chosen. */
const CHOSEN = '(id = bookings_1.id)'

/** An index on the customer, the employee or a chosen booking. */
const isOfOne = (reading: PlanNode): boolean =>
  isIndexed(reading, condition => condition === CHOSEN || /client_number|employee_id/.test(condition))
