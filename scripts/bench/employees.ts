import { openTestApp, type TestApp } from '../../packages/server/src/testing/index.ts'
import { addManyEmployees } from '../../packages/server/src/testing/many-employees.store.ts'
import { accountOf, employeesOf } from '../../packages/server/src/testing/test.store.ts'
import { say } from '../run.ts'
import { testPostgres } from '../test/postgres.ts'

const COMPANY = '10401'
const [UNITS, EMPLOYEES] = [4_000, 40_000]
const ROUNDS = 25
const USERS = { HR: 'hr@demo.example', manager: 'chef@demo.example' } as const
/** Whom the manager sees. */
const REPORT = 'medarbetare@demo.example'

/** A call to measure. */
interface Asked {
  readonly name: string
  readonly path: string
  readonly body?: object
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

async function measure(salvia: TestApp, token: string, { path, body }: Asked): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    const { statusCode } = await salvia.call(body ? 'POST' : 'GET', path, { token, ...(body && { body }) })
    taken.push(performance.now() - from)
    if (statusCode !== 200) throw new Error(`${path.split('/')[0]} answered ${statusCode}.`)
  }
  return taken
}

/** The list of employees and the calls about one of them, by a user. */
async function callsOf(salvia: TestApp, email: string): Promise<Asked[]> {
  const { db, secrets } = salvia.services
  const { pid } = await accountOf(db, email)
  const report = (await employeesOf(db, COMPANY)).find(employee => employee.email === REPORT)
  const name = secrets.pidHash(report?.pid ?? '')
  const page = `persons/${secrets.pidHash(pid ?? '')}/companies/${COMPANY}/subcompanies/all/${name}`
  const list = `persons/${secrets.pidHash(pid ?? '')}/companies/${COMPANY}/subordinates/all`
  const explain = `employees/${COMPANY}/explanations/searches`
  const explained = (q: string) => ({ path: explain, body: { q, context: 'orderable' } })
  return [
    { name: 'the list', path: list },
    { name: 'the list, page 500', path: `${list}?page=500` },
    { name: 'the list by unit', path: `${list}?sort=unit` },
    { name: 'the list by manager', path: `${list}?sort=manager` },
    { name: 'the list, a search', path: `${list}?q=montor` },
    { name: 'the list, a search of one', path: `${list}?q=efternamn%20377` },
    { name: 'the page of an employee', path: page },
    { name: 'the timeline', path: `employees/${COMPANY}/${name}/timeline` },
    { name: 'why, by name', ...explained('mattias hedberg') },
    { name: 'why, by number', ...explained(report?.pid ?? '') },
    { name: 'why, of nobody', ...explained('finns inte') },
  ]
}

/** The calls of HR about others. */
async function previewsOf(salvia: TestApp): Promise<Asked[]> {
  const { db } = salvia.services
  const people = `access/${COMPANY}/people`
  const of = async (email: string) => `${people}/${(await accountOf(db, email)).id}`
  return [
    { name: 'people', path: people },
    { name: 'people, page 50', path: `${people}?page=50` },
    { name: 'people, a search', path: `${people}?q=camilla` },
    { name: 'the preview of a manager', path: await of(USERS.manager) },
    { name: 'the preview of HR', path: await of(USERS.HR) },
    { name: 'the employees of a manager', path: `${await of(USERS.manager)}/employees` },
    { name: 'the employees of HR', path: `${await of(USERS.HR)}/employees` },
    { name: 'the employees of HR, a search', path: `${await of(USERS.HR)}/employees?q=anna` },
    { name: 'the employees of HR, excluded', path: `${await of(USERS.HR)}/employees?context=excluded` },
  ]
}

/** Measures the list of employees, the calls about one, and the preview at a large customer, on PostgreSQL: from request to answer. */
export async function benchEmployees(): Promise<void> {
  const postgres = await testPostgres(process.env)
  if (typeof postgres === 'string') return say(postgres)
  process.env.TEST_DATABASE_URL = postgres.url
  const salvia = await openTestApp()
  try {
    await addManyEmployees(salvia.services.db, {
      ...{ clientNumber: COMPANY, units: UNITS, employees: EMPLOYEES },
      orderer: USERS.manager,
    })
    say(`${EMPLOYEES} employees in ${UNITS} units, ${ROUNDS} calls each.`)
    for (const [user, email] of Object.entries(USERS)) {
      const token = await salvia.signIn(email)
      const asked = await callsOf(salvia, email)
      const previews = user === 'HR' ? await previewsOf(salvia) : []
      for (const call of [...asked, ...previews]) {
        const taken = await measure(salvia, token, call)
        const [best, median, late] = [0, 0.5, 0.95].map(share => percentile(taken, share).toFixed(0))
        say(`  ${user}, ${call.name}: median ${median} ms, at best ${best}, 95 % within ${late}`)
      }
    }
  } finally {
    await salvia.close()
    postgres.stop()
  }
}
