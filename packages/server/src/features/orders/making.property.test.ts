import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import {
  counsellingBody,
  groupBody,
  NEW_NUMBERS,
  newEmployee,
  orderCalls,
  personBody,
} from '../../testing/order-calls.ts'
import { slowVerdicts } from '../../testing/slow-rules.store.ts'
import { accountOf, employeesOf } from '../../testing/test.store.ts'
import { ordersMadeBy, storedOrder } from '../../testing/test-orders.store.ts'

const COMPANY = '10401'
const COMPANIES = [COMPANY, '10402']
const USERS = ['bestallare@demo.example', 'chef@demo.example', 'hr@demo.example']
/** The users themselves, and colleagues whom a rule shuts one of them out from. */
const CAST = [
  ...USERS,
  ...['jonas.bergvall', 'malin.ekwall', 'dag.skoglund'].map(name => `${name}@demo.example`),
]

let salvia: TestApp
let calls: ReturnType<typeof orderCalls>
let people: { pid: string; email: string | null }[]
let unitIds: string[]
beforeAll(async () => {
  salvia = await openTestApp()
  calls = orderCalls(salvia)
  const { db } = salvia.services
  people = (await Promise.all(COMPANIES.map(company => employeesOf(db, company)))).flat()
  const units = await Promise.all(COMPANIES.map(company => calls.units('hr@demo.example', company)))
  unitIds = units.flat().map(({ id }) => id)
})
afterAll(() => salvia.close())

const nth = <T>(list: readonly T[], at: number): T =>
  list[at % list.length] ?? expect.fail('nothing to choose')

/** A body of any kind about anybody and any units, by numbers that choose. */
async function orderedBy(user: string, kind: string, [one, other]: readonly [number, number]) {
  const { secrets } = salvia.services
  const castPid = people.find(({ email }) => email === nth(CAST, one))?.pid ?? ''
  const pid = other % 2 === 0 ? castPid : nth(people, one).pid
  const selectedOrg = nth(unitIds, other)
  const own = (await calls.units(user)).map(({ id }) => id)
  const mine = own.length > 0 ? nth(own, other) : selectedOrg
  switch (kind) {
    case 'known':
      return calls.person(user, personBody({ kind: 'known', pidHash: secrets.pidHash(pid) }))
    case 'known by number':
      return calls.person(user, personBody({ kind: 'known', pidHash: pid }))
    case 'new':
      return calls.person(user, personBody(newEmployee(pid), { selectedOrg }))
    case 'new in an own unit':
      return calls.person(user, personBody(newEmployee(pid), { selectedOrg: mine }))
    case 'nobody':
      return calls.person(user, personBody(newEmployee(nth(NEW_NUMBERS, one)), { selectedOrg }))
    case 'counselling':
      return calls.counselling(user, counsellingBody(selectedOrg))
    default:
      return calls.group(user, groupBody([...new Set([mine, selectedOrg])]))
  }
}

test('property: whatever an order says, whoever sends it may order for its person and for all of its units', {
  timeout: 300_000,
}, async () => {
  const { db } = salvia.services
  const sent: string[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...USERS),
      fc.constantFrom(
        'known',
        'known by number',
        'new',
        'new in an own unit',
        'nobody',
        'counselling',
        'group',
      ),
      fc.tuple(fc.nat({ max: 5_000 }), fc.nat({ max: 5_000 })),
      async (user, kind, chosen) => {
        const { id: accountId, pid } = await accountOf(db, user)
        const before = (await ordersMadeBy(db, accountId)).length
        const { status, body } = await orderedBy(user, kind, chosen)
        const made = (await ordersMadeBy(db, accountId)).length - before
        expect(made).toBe(status === 200 ? 1 : 0)
        if (status !== 200) return
        sent.push(kind)
        const { order, units } = await storedOrder(db, body.id)
        if (order.employeeId !== null) {
          const verdicts = await slowVerdicts(db, { accountId, pid, clientNumber: COMPANY })
          expect(verdicts.get(order.employeeId)?.ordering).toBe('allowed')
        }
        const orderable = new Set((await calls.units(user)).map(one => one.id))
        expect(units.filter(({ unitId }) => !orderable.has(unitId))).toEqual([])
      },
    ),
    { numRuns: 60, endOnFailure: true },
  )
  // A test of refusals alone would say nothing.
  expect(new Set(sent).size).toBeGreaterThan(0)
})
