import { certificatesList } from '@salvia/core/certificates'
import { type ListWords, type PageOf, readListQuery } from '@salvia/core/lists'
import { stockholmDate } from '@salvia/core/primitives'
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
import { addManyCertificates } from '../../testing/many-certificates.store.ts'
import {
  isIndexed,
  nodesOf,
  type PlanNode,
  recordStatements,
  rowsRead,
} from '../../testing/recorded-statements.ts'
import { testCompany, testPerson } from '../../testing/test-caller.ts'
import { certificatesSource } from './certificate-list.ts'

const COMPANY = '10401'
const OTHERS = ['10402', '10403', '20877']
/** PGlite serves one customer on one machine, so the larger amounts are measured on a PostgreSQL server only. */
const [OWN_COUNT, OTHERS_COUNT] = testPostgres() === undefined ? [2_000, 5_000] : [20_000, 200_000]
type Page = PageOf<typeof certificatesList>

let salvia: TestApp
let token: string
let alone: Page
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
  const { db } = salvia.services
  const today = stockholmDate(TEST_NOW)
  await addManyCertificates(db, { companies: [COMPANY], count: OWN_COUNT, today })
  alone = await firstPage()
  await addManyCertificates(db, { companies: OTHERS, count: OTHERS_COUNT, today })
})
afterAll(() => salvia.close())

const firstPage = async () => (await salvia.call('GET', `certificates/${COMPANY}`, { token })).json<Page>()

test('the certificates of others beside them change nothing', async () => {
  expect(alone.counts.all).toBeGreaterThan(OWN_COUNT)
  expect(await firstPage()).toEqual(alone)
})

const QUERIES: readonly ListWords[] = [
  { status: 'all' },
  { status: 'expires-soon', sort: 'end' },
  { status: 'expired' },
  { status: 'all', sort: 'status', page: '200' },
  { status: 'all', sort: '-name' },
  { status: 'all', check: 'silica', type: 'fitness' },
  { status: 'all', source: 'monitoring', from: '2026-11-01', to: '2027-02-01' },
  { status: 'all', mail: 'on' },
  { status: 'all', q: 'anna' },
  { status: 'all', unit: '00000000-0000-4000-8000-000000000000' },
  { status: 'all', q: 'finnsinte' },
]

onPostgres(() => {
  test.each(['hr', 'chef', 'bestallare'])(
    'no plan reads a certificate of another customer for %s',
    async name => {
      const caller = await testPerson(salvia.services.db, `${name}@demo.example`)
      const recorded = recordStatements(postgresUrlOf(salvia.database))
      try {
        for (const words of QUERIES) {
          await answerPage(certificatesList, certificatesSource, {
            services: { ...salvia.services, db: recorded.db },
            now: TEST_NOW,
            locale: 'sv',
            gone: new AbortController().signal,
            caller,
            company: testCompany(COMPANY),
            params: { clientNumber: COMPANY },
            query: readListQuery(certificatesList, words),
          })
          const nodes = (await recorded.plans()).flatMap(({ plan }) => nodesOf(plan))
          const readings = nodes.filter(node => node['Relation Name'] === 'certificates')
          expect(readings.length).toBeGreaterThan(0)
          expect(readings.filter(reading => !isOfOne(reading))).toEqual([])
          expect(Math.max(...readings.map(rowsRead))).toBeLessThanOrEqual(OWN_COUNT + 1_000)
        }
      } finally {
        await recorded.close()
      }
    },
  )
})

/** An index on the customer, the employee or a chosen entry. */
const isOfOne = (reading: PlanNode): boolean =>
  isIndexed(
    reading,
    condition =>
      /client_number|employee_id/.test(condition) || /^\(id = certificates_\d\.id\)$/.test(condition),
  )
