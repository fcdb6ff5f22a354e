import { openTestApp, TEST_NOW, type TestApp } from '../../packages/server/src/testing/index.ts'
import { addManyOrders } from '../../packages/server/src/testing/many-orders.store.ts'
import { say } from '../run.ts'
import { testPostgres } from '../test/postgres.ts'

const OWN = '10401'
const OWN_COUNT = 100_000
const OTHERS = ['10402', '10403', '20877']
const OTHERS_COUNT = 1_000_000
const ROUNDS = 15

/** The questions to the list of a customer, each with a description. */
const LIST: readonly (readonly [string, string])[] = [
  ['first page', ''],
  ['oldest first', 'sort=date'],
  ['by service', 'sort=service'],
  ['by service, descending', 'sort=-service'],
  ['sent', 'status=sent'],
  ['received', 'status=received'],
  ['handled', 'status=handled'],
  ['locked', 'status=closed'],
  ['unread', 'unread=true'],
  ['a name', 'q=anna'],
  ['a service', 'q=halsosamtal'],
  ['a number', 'q=B-45678'],
  ['a date', 'q=24%20oktober'],
  ['a name that nobody has', 'q=finnsinte'],
  ['page 300', 'page=300'],
]

/** The questions to the queue of the case workers. */
const QUEUE: readonly (readonly [string, string])[] = [
  ['open, by age', ''],
  ['open, by customer', 'sort=customer'],
  ['open, by clinic', 'sort=clinic'],
  ['mine', 'status=mine'],
  ['untouched', 'status=untouched'],
  ['handled', 'status=handled'],
  ['handled, by clinic', 'status=handled&sort=clinic'],
  ['closed', 'status=closed'],
  ['closed, by customer', 'status=closed&sort=customer'],
  ['unanswered', 'unanswered=true'],
  ['a customer', 'q=logistik'],
  ['a number', 'q=B-45678'],
  ['a service', 'q=halsosamtal'],
  ['a name', 'q=anna'],
  ['a name that nobody has', 'q=finnsinte'],
  ['a letter', 'q=a'],
  ['two words', 'q=halsosamtal%20logistik'],
  ['page 300', 'page=300'],
]

/** The questions to the queue of all kinds. */
const MATTERS: readonly (readonly [string, string])[] = [
  ['open, by promise', ''],
  ['open, by customer', 'sort=customer'],
  ['handled', 'status=handled'],
  ['closed', 'status=closed'],
  ['closed, by promise', 'status=closed&sort=promised'],
  ['closed, by promise, descending', 'status=closed&sort=-promised'],
  ['closed, by customer', 'status=closed&sort=customer'],
  ['a customer', 'q=logistik'],
  ['a number', 'q=B-45678'],
  ['a name', 'q=anna'],
  ['page 300', 'page=300'],
]

const USERS = { HR: 'hr@demo.example', manager: 'chef@demo.example' } as const

interface Page {
  readonly items: readonly { readonly id: string }[]
}

/**
 * Measures the list, the details and the queue of orders on PostgreSQL, one large customer beside larger ones: whole
 * calls, from request to answer.
 */
export async function benchOrders(): Promise<void> {
  const postgres = await testPostgres(process.env)
  if (typeof postgres === 'string') return say(postgres)
  process.env.TEST_DATABASE_URL = postgres.url
  const salvia = await openTestApp()
  try {
    const { db } = salvia.services
    await addManyOrders(db, { companies: [OWN], count: OWN_COUNT, around: TEST_NOW })
    await addManyOrders(db, { companies: OTHERS, count: OTHERS_COUNT, around: TEST_NOW })
    say(`${OWN_COUNT} orders of one customer beside ${OTHERS_COUNT} of others, ${ROUNDS} calls each.`)
    for (const [user, email] of Object.entries(USERS)) {
      const token = await salvia.signIn(email)
      for (const [name, query] of LIST)
        await measure(salvia, `${user}, ${name}`, { token, path: `orders/${OWN}?${query}` })
      await measureOne(salvia, `${user}, details`, { token, path: `orders/${OWN}` })
    }
    const token = await salvia.signIn('handlaggare@demo.example')
    for (const [name, query] of QUEUE)
      await measure(salvia, `queue, ${name}`, { token, path: `order-cases?${query}` })
    await measureOne(salvia, 'queue, details', { token, path: 'order-cases' })
    for (const [name, query] of MATTERS)
      await measure(salvia, `all kinds, ${name}`, { token, path: `matters?${query}` })
  } finally {
    await salvia.close()
    postgres.stop()
  }
}

interface Question {
  readonly token: string
  readonly path: string
}

/** The details of the first row of a list. */
async function measureOne(salvia: TestApp, name: string, { token, path }: Question): Promise<void> {
  const [first] = (await salvia.call('GET', path, { token })).json<Page>().items
  await measure(salvia, name, { token, path: `${path}/${first?.id}` })
}

async function measure(salvia: TestApp, name: string, { token, path }: Question): Promise<void> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    const { statusCode } = await salvia.call('GET', path, { token })
    taken.push(performance.now() - from)
    if (statusCode !== 200) return say(`  ${name}: answered ${statusCode}`)
  }
  const [best, median, late] = [0, 0.5, 0.95].map(share => percentile(taken, share).toFixed(0))
  say(`  ${name}: median ${median} ms, at best ${best}, 95 % within ${late}`)
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
