import type { previewPeopleList } from '@salvia/core/access-preview'
import type { PageOf } from '@salvia/core/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seenEmployee } from '../../access/seen-employee.ts'
import { type EmployeeCalls, employeeCalls } from '../../testing/employee-calls.ts'
import { onPostgres, openTestApp, postgresUrlOf, type TestApp, testPostgres } from '../../testing/index.ts'
import { addManyEmployees } from '../../testing/many-employees.store.ts'
import { nodesOf, recordStatements, rowsRead } from '../../testing/recorded-statements.ts'
import { testPerson } from '../../testing/test-caller.ts'
import { bookingsOfEmployee } from '../bookings/employee-bookings.store.ts'
import { coworkerDetails } from './coworker-details.ts'

const COMPANY = '10401'
const [HR, MANAGER] = ['hr@demo.example', 'chef@demo.example']
/** PGlite serves one customer on one machine, so the larger amounts are asked on a PostgreSQL server only. */
const [UNITS, EMPLOYEES] = testPostgres() === undefined ? [60, 1_000] : [4_000, 40_000]

let salvia: TestApp
let calls: EmployeeCalls
beforeAll(async () => {
  salvia = await openTestApp()
  calls = employeeCalls(salvia)
  await addManyEmployees(salvia.services.db, {
    ...{ clientNumber: COMPANY, units: UNITS, employees: EMPLOYEES },
    orderer: MANAGER,
  })
}, 300_000)
afterAll(() => salvia.close())

test('one among very many is found, explained, and told who orders for, and the people of HR’s list are all there', async () => {
  const name = await calls.nameOf('anstalld.7@exempel.se')
  const { status, body } = await calls.page(HR, name)
  expect(status).toBe(200)
  // The orderer of the unit, the manager above all, and HR.
  expect(body.orderManagers.map(({ unitPath }) => unitPath.length)).toEqual([3, 1, 0])
  const { people } = (await calls.explain(MANAGER, 'efternamn 7', 'orderable')).body
  expect(people.map(({ pidHash }) => pidHash)).toContain(name)
  const token = await calls.tokenOf(HR)
  const response = await salvia.call('GET', `access/${COMPANY}/people?pageSize=0`, { token })
  expect(response.json<PageOf<typeof previewPeopleList>>().total).toBeGreaterThan(UNITS - 42)
}, 60_000)

onPostgres(() => {
  test('no plan of the page or of the timeline reads the employees, bookings or accounts of others', async () => {
    const name = await calls.nameOf('anstalld.7@exempel.se')
    await calls.page(HR, name)
    const user = await testPerson(salvia.services.db, HR)
    const recorded = recordStatements(postgresUrlOf(salvia.database))
    try {
      const services = { ...salvia.services, db: recorded.db }
      const seen = await seenEmployee(services, user, { clientNumber: COMPANY, name: { pidHash: name } })
      await coworkerDetails(services, seen)
      await bookingsOfEmployee(recorded.db, {
        clientNumber: COMPANY,
        employeeId: seen.employee.id,
        limit: 51,
      })
      const nodes = (await recorded.plans()).flatMap(({ plan }) => nodesOf(plan))
      const readings = nodes.filter(node => TABLES.includes(node['Relation Name'] ?? ''))
      expect(new Set(readings.map(node => node['Relation Name']))).toEqual(new Set(TABLES))
      expect(readings.filter(reading => rowsRead(reading) > 200)).toEqual([])
    } finally {
      await recorded.close()
    }
  }, 60_000)
})

const TABLES = ['employees', 'employee_hashes', 'accounts', 'bookings']
