import { EXPLAINED_PEOPLE } from '@salvia/core/limits'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmployeeCalls, employeeCalls } from '../../testing/employee-calls.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { accountOf, auditOf, changeEmployee, employeesOf, endEmployments } from '../../testing/test.store.ts'

const [COMPANY, SISTER] = ['10401', '10402']
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const REPORT = 'medarbetare@demo.example'

let salvia: TestApp
let calls: EmployeeCalls
beforeAll(async () => {
  salvia = await openTestApp()
  calls = employeeCalls(salvia)
})
afterAll(() => salvia.close())

const employeeOf = async (email: string) =>
  (await employeesOf(salvia.services.db, COMPANY)).find(one => one.email === email) ??
  expect.fail(`nobody has ${email}`)
const nameOf = async (email: string) => {
  const { firstName, lastName } = await accountOf(salvia.services.db, email)
  return `${firstName} ${lastName}`
}

describe('the reason', () => {
  test.each(RULE_EXAMPLES)('$user may not order for $employee: $rule', async ({ user, employee, rule }) => {
    const { body } = await calls.explain(user, await nameOf(employee), 'orderable')
    expect(body.people.map(({ reason }) => reason)).toEqual([{ kind: 'excluded', rule }])
    expect(body.people[0]?.pidHash).toBe(await calls.nameOf(employee))
  })

  test('one who stands there, and one who stands under other filters', async () => {
    const { lastName, firstName } = await employeeOf(REPORT)
    const q = `${firstName} ${lastName}`
    expect((await calls.explain(MANAGER, q, 'all')).body.people[0]?.reason).toEqual({ kind: 'here' })
    expect((await calls.explain(MANAGER, q, 'excluded')).body.people[0]?.reason).toMatchObject({
      kind: 'other-filter',
      contexts: expect.arrayContaining(['all', 'orderable']),
    })
  })

  test('one whom the user manages in a unit that the user does not order for', async () => {
    const { db } = salvia.services
    const manager = await employeeOf(ORDERER)
    const far = await employeeOf(REPORT)
    await changeEmployee(db, far.id, { managerEmployeeId: manager.id })
    const { body } = await calls.explain(ORDERER, 'Mattias Hedberg', 'orderable')
    await changeEmployee(db, far.id, { managerEmployeeId: far.managerEmployeeId })
    expect(body.people.map(({ reason }) => reason)).toEqual([{ kind: 'no-role' }])
  })
})

describe('nobody is told of', () => {
  const NOBODY = { people: [], hasMore: false }

  test('a protected identity by number, whole or not', async () => {
    const { pid } =
      (await employeesOf(salvia.services.db, COMPANY)).find(one => one.protectedIdentity) ??
      expect.fail('nobody')
    for (const q of [pid, pid.slice(2)]) expect((await calls.explain(HR, q, 'all')).body).toEqual(NOBODY)
  })

  test('out of reach, of another company, unknown or gone, in one and the same answer', async () => {
    const { db } = salvia.services
    const [abroad] = await employeesOf(db, SISTER)
    const outside = await employeeOf(HR)
    const left = await employeeOf(REPORT)
    const asked = [outside.pid, 'Henrik Rosenlund', abroad?.pid ?? '', '199001012385', 'Finns Inte']
    for (const q of asked) expect((await calls.explain(MANAGER, q, 'all')).body, q).toEqual(NOBODY)
    await endEmployments(db, REPORT, salvia.clock.now())
    expect((await calls.explain(MANAGER, left.pid, 'all')).body).toEqual(NOBODY)
    await changeEmployee(db, left.id, { endedAt: null })
  })

  test('a search without a word', async () => {
    expect((await calls.explain(HR, ' – ', 'all')).body).toEqual(NOBODY)
  })
})

test('at most so many are told, by name, and it is told that there are more', async () => {
  const { body } = await calls.explain(HR, 'a', 'all')
  expect(body.people).toHaveLength(EXPLAINED_PEOPLE)
  expect(body.hasMore).toBe(true)
  const names = body.people.map(({ lastName }) => lastName)
  expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare))
})

test.each([{ q: '' }, { q: 'x'.repeat(201) }, { q: 'x', context: 'none' }, { q: 'x', pid: 'y' }])(
  '%o is refused',
  async body => {
    const path = `employees/${COMPANY}/explanations/searches`
    const given = { context: 'all', ...body }
    const response = await salvia.call('POST', path, { token: await calls.tokenOf(HR), body: given })
    expect(response.statusCode).toBe(400)
  },
)

test('each is audited with whom it told of, and never with what was searched for', async () => {
  const { id, pid } = await employeeOf(REPORT)
  await calls.explain(MANAGER, pid, 'managed')
  const line = (await auditOf(salvia.services.db, 'employees-viewed')).at(-1)
  expect(line).toMatchObject({
    clientNumber: COMPANY,
    details: { context: 'managed', searched: true, explained: true, employees: [id] },
  })
  expect(JSON.stringify(line)).not.toContain(pid)
})
