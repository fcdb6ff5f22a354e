import { openTestApp, TEST_NOW, type TestApp } from '../../packages/server/src/testing/index.ts'
import { addManyBookings } from '../../packages/server/src/testing/many-bookings.store.ts'
import { addManyEmployees } from '../../packages/server/src/testing/many-employees.store.ts'
import { say } from '../run.ts'
import { testPostgres } from '../test/postgres.ts'

const OWN = '10401'
const BOOKINGS = 20_000
const ROUNDS = 15
const CALLS = 6
const USERS = { HR: 'hr@demo.example', manager: 'chef@demo.example' } as const

/** Milliseconds of processor time of this process for one call, in each round. */
type Costs = ReadonlyMap<string, number[]>

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The calls to measure; the first is the one that the others are compared with. */
function callsOf(salvia: TestApp, token: string) {
  const call = (path: string) => () => salvia.call('GET', path, { token })
  const body = { q: '', context: 'all' }
  return {
    'own profile': call('profile'),
    employees: () => salvia.call('POST', `employees/${OWN}/searches`, { token, body }),
    bookings: call(`bookings/${OWN}?status=all`),
  }
}

/** Measures the calls in turn, so that what else the machine does falls on all of them alike. */
async function costsOf(salvia: TestApp, email: string): Promise<Costs> {
  const calls = Object.entries(callsOf(salvia, await salvia.signIn(email)))
  const costs = new Map(calls.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, call] of calls) {
      const before = process.cpuUsage()
      for (let times = 0; times < CALLS; times++) {
        const { statusCode } = await call()
        if (statusCode !== 200) throw new Error(`The call of ${name} answered ${statusCode}.`)
      }
      const { user, system } = process.cpuUsage(before)
      // The first round compiles.
      if (round > 0) costs.get(name)?.push((user + system) / 1000 / CALLS)
    }
  }
  return costs
}

async function measure(salvia: TestApp, size: string): Promise<void> {
  for (const [user, email] of Object.entries(USERS)) {
    const costs = [...(await costsOf(salvia, email))].map(([name, taken]) => [name, median(taken)] as const)
    const [[, least] = ['', 1]] = costs
    for (const [name, cost] of costs) {
      say(
        `  ${size}, ${user}, ${name}: ${cost.toFixed(1)} ms, ${(cost / least).toFixed(1)} times the profile`,
      )
    }
  }
}

/**
 * Measures the processor time of calls in the server's process, on PostgreSQL: with the demo's 740 employees, and with
 * 40,000 in 4,000 units, of which the manager orders for all.
 */
export async function benchCalls(): Promise<void> {
  const postgres = await testPostgres(process.env)
  if (typeof postgres === 'string') return say(postgres)
  process.env.TEST_DATABASE_URL = postgres.url
  const salvia = await openTestApp()
  try {
    const { db } = salvia.services
    await addManyBookings(db, { companies: [OWN], count: BOOKINGS, around: TEST_NOW })
    say(`Processor time of one call, median of ${ROUNDS} rounds of ${CALLS}.`)
    await measure(salvia, '740 employees')
    await addManyEmployees(db, { clientNumber: OWN, units: 4_000, employees: 39_260, orderer: USERS.manager })
    await addManyBookings(db, { companies: [OWN], count: BOOKINGS, around: TEST_NOW })
    await measure(salvia, '40,000 employees')
  } finally {
    await salvia.close()
    postgres.stop()
  }
}
