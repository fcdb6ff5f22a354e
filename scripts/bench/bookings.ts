import { openTestApp, TEST_NOW, type TestApp } from '../../packages/server/src/testing/index.ts'
import { addManyBookings } from '../../packages/server/src/testing/many-bookings.store.ts'
import { say } from '../run.ts'
import { testPostgres } from '../test/postgres.ts'

const OWN = '10401'
const OWN_COUNT = 20_000
const OTHERS = ['10402', '10403', '20877']
const OTHERS_COUNT = 200_000
const ROUNDS = 25

/** The queries to measure, each with a description. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  ['first page', ''],
  ['upcoming', 'status=upcoming'],
  ['by employee', 'sort=employee'],
  ['by service, descending', 'sort=-service'],
  ['a name', 'q=anna'],
  ['a date', 'q=24%20november'],
  ['a name that nobody has', 'q=finnsinte'],
  ['concerning managers', 'leaders=true'],
  ['page 300', 'page=300'],
]
const USERS = { HR: 'hr@demo.example', manager: 'chef@demo.example' } as const

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

async function measure(salvia: TestApp, token: string, query: string): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    const { statusCode } = await salvia.call('GET', `bookings/${OWN}?${query}`, { token })
    taken.push(performance.now() - from)
    if (statusCode !== 200) throw new Error(`The list answered ${statusCode}.`)
  }
  return taken
}

/**
 * Measures the list of bookings of one large customer, beside larger ones, on PostgreSQL: whole calls, from request
 * to answer.
 */
export async function benchBookings(): Promise<void> {
  const postgres = await testPostgres(process.env)
  if (typeof postgres === 'string') return say(postgres)
  process.env.TEST_DATABASE_URL = postgres.url
  const salvia = await openTestApp()
  try {
    const { db } = salvia.services
    await addManyBookings(db, { companies: [OWN], count: OWN_COUNT, around: TEST_NOW })
    await addManyBookings(db, { companies: OTHERS, count: OTHERS_COUNT, around: TEST_NOW })
    say(`${OWN_COUNT} bookings of one customer beside ${OTHERS_COUNT} of others, ${ROUNDS} calls each.`)
    for (const [user, email] of Object.entries(USERS)) {
      const token = await salvia.signIn(email)
      for (const [name, query] of QUESTIONS) {
        const taken = await measure(salvia, token, query)
        const [best, median, late] = [0, 0.5, 0.95].map(share => percentile(taken, share).toFixed(0))
        say(`  ${user}, ${name}: median ${median} ms, at best ${best}, 95 % within ${late}`)
      }
    }
  } finally {
    await salvia.close()
    postgres.stop()
  }
}
