import { addElapsed, type Instant } from '@salvia/core/primitives'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { membershipsOf, recordMemberships } from '../../access/unit-memberships.store.ts'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { type EmployeeCalls, employeeCalls } from '../../testing/employee-calls.ts'
import { NO_ID, openTestApp, type TestApp } from '../../testing/index.ts'
import {
  accountOf,
  addFileAccount,
  auditOf,
  changeAccount,
  changeEmployee,
  employeesOf,
} from '../../testing/test.store.ts'

const [COMPANY, SISTER] = ['10401', '10402']
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const REPORT = 'medarbetare@demo.example'
const CODES = {
  'self-insight': 'EXCLUDED_BY_SELF_INSIGHT',
  ordering: 'EXCLUDED_BY_ORDERING',
  colleague: 'EXCLUDED_BY_COLLEAGUE',
} as const

let salvia: TestApp
let calls: EmployeeCalls
beforeAll(async () => {
  salvia = await openTestApp()
  calls = employeeCalls(salvia)
})
afterAll(() => salvia.close())

const employeeOf = async (email: string, clientNumber: string = COMPANY) =>
  (await employeesOf(salvia.services.db, clientNumber)).find(one => one.email === email) ??
  expect.fail(`nobody has ${email}`)
const someone = async (which: (employee: Awaited<ReturnType<typeof employeesOf>>[number]) => boolean) =>
  (await employeesOf(salvia.services.db, COMPANY)).find(which) ?? expect.fail('nobody')
const lastOf = async (action: string) => (await auditOf(salvia.services.db, action)).at(-1)

describe('the page of an employee', () => {
  test('tells data, unit, manager and who orders, the nearest first', async () => {
    const { status, body, text } = await calls.page(MANAGER, await calls.nameOf(REPORT))
    const employee = await employeeOf(REPORT)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ id: employee.id, firstName: 'Mattias', lastName: 'Hedberg', title: 'Montör', email: REPORT },
      ...{ protectedIdentity: false, mayOrder: true, mayShowNumber: true },
      unit: { path: ['Produktion', 'Montering', 'Slutmontering', 'Kvällsskift'] },
    })
    expect(body.contexts).toEqual(expect.arrayContaining(['all', 'orderable', 'unit-orderer']))
    const depths = body.orderManagers.map(({ unitPath }) => unitPath.length)
    expect(depths).toEqual([...depths].sort((one, other) => other - one))
    const names = body.orderManagers.map(({ name, role }) => [name, role])
    expect(names).toContainEqual(['Camilla Dahlström', 'orderer'])
    expect(names.at(-1)).toEqual(['Henrik Rosenlund', 'extended-orderer'])
    expect(body.orderManagers.map(({ email }) => email)).toContain(MANAGER)
    expect(text).not.toContain(employee.pid)
  })

  test('is found by the identity number too, and after the hash is known', async () => {
    const { pid, id } = await employeeOf(REPORT)
    for (const name of [pid, salvia.services.secrets.pidHash(pid)])
      expect((await calls.page(MANAGER, name)).body.id).toBe(id)
  })

  test.each(RULE_EXAMPLES)('$user does not see $employee: $rule', async ({ user, employee, rule }) => {
    const answer = await calls.page(user, await calls.nameOf(employee))
    expect([answer.status, answer.code]).toEqual([403, CODES[rule]])
    expect((await calls.page(user, await calls.nameOf(employee), 'excluded')).code).toBe(CODES[rule])
    expect((await calls.page(user, await calls.nameOf(employee), 'orderable')).code).toBe(
      'COWORKER_NOT_FOUND',
    )
  })

  test('out of reach, unknown, left, of another company and under another filter answer alike', async () => {
    const { db, secrets } = salvia.services
    const left = await someone(({ email }) => email === REPORT)
    const leftName = secrets.pidHash(left.pid)
    const [abroad] = await employeesOf(db, SISTER)
    const outside = await employeeOf(HR)
    await changeEmployee(db, left.id, { endedAt: salvia.clock.now() })
    const answers = [
      await calls.page(MANAGER, secrets.pidHash(outside.pid)),
      await calls.page(MANAGER, outside.pid),
      await calls.page(MANAGER, NO_ID),
      await calls.page(MANAGER, '199001012385'),
      await calls.page(MANAGER, leftName),
      await calls.page(MANAGER, secrets.pidHash(abroad?.pid ?? '')),
      await calls.page(MANAGER, await calls.nameOf('dag.skoglund@demo.example'), 'orderable'),
    ]
    await changeEmployee(db, left.id, { endedAt: null })
    const bodies = answers.map(({ text }) => text.replace(/"traceId":"\w+"/, ''))
    expect(new Set(bodies).size).toBe(1)
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      answers.map(() => [404, 'COWORKER_NOT_FOUND']),
    )
  })

  test('of another user’s list does not exist', async () => {
    const { secrets } = salvia.services
    const other = secrets.pidHash((await employeeOf(HR)).pid)
    const path = `persons/${other}/companies/${COMPANY}/subcompanies/all/${await calls.nameOf(REPORT)}`
    const response = await salvia.call('GET', path, { token: await calls.tokenOf(MANAGER) })
    expect(response.json()).toMatchObject({ status: 404, code: 'COWORKER_NOT_FOUND' })
  })

  test('shows no contact of a protected identity, as employee, as manager or as order manager', async () => {
    const { db } = salvia.services
    const manager = await employeeOf(MANAGER)
    const report = await someone(({ managerEmployeeId }) => managerEmployeeId === manager.id)
    const name = salvia.services.secrets.pidHash(report.pid)
    expect((await calls.page(HR, name)).body.manager).toMatchObject({
      name: 'Camilla Dahlström',
      email: MANAGER,
    })
    await changeEmployee(db, manager.id, { protectedIdentity: true })
    await changeEmployee(db, report.id, { protectedIdentity: true })
    const { body, text } = await calls.page(HR, name)
    await changeEmployee(db, manager.id, { protectedIdentity: false })
    await changeEmployee(db, report.id, { protectedIdentity: false })
    expect(body).toMatchObject({ email: null, workPhone: null, mobilePhone: null, mayShowNumber: false })
    expect(body.manager).toEqual({ name: 'Camilla Dahlström', email: null, phone: null })
    expect(body.orderManagers).toContainEqual(
      expect.objectContaining({ name: 'Camilla Dahlström', email: null, phone: null }),
    )
    expect(text).not.toContain(MANAGER)
  })

  test('names a manager known by an account, and one known only as a text', async () => {
    const { db } = salvia.services
    const { id, managerEmployeeId } = await employeeOf(REPORT)
    const account = await accountOf(db, ORDERER)
    const seenWith = async (change: Parameters<typeof changeEmployee>[2]) => {
      await changeEmployee(db, id, { managerEmployeeId: null, ...change })
      return (await calls.page(HR, await calls.nameOf(REPORT))).body.manager
    }
    expect(await seenWith({ managerAccountId: account.id })).toMatchObject({
      ...{ name: 'Bodil Stålhammar', email: ORDERER },
    })
    expect(await seenWith({ managerAccountId: null, managerText: 'Nils Ek' })).toEqual({
      ...{ name: 'Nils Ek', email: null, phone: null },
    })
    expect(await seenWith({ managerText: null })).toBeNull()
    await changeEmployee(db, id, { managerEmployeeId })
  })

  test('leaves out the employee’s own role, closed accounts and the provider’s own staff', async () => {
    const { db } = salvia.services
    const employee = await employeeOf(REPORT)
    const { email } = await addFileAccount(db, { ...employee, email: 'ny.bestallare@demo.example' })
    const names = async () =>
      (await calls.page(HR, await calls.nameOf(REPORT))).body.orderManagers.map(manager => manager.email)
    expect(await names()).toContain(email)
    await changeAccount(db, email, { state: 'closed' })
    expect(await names()).not.toContain(email)
    await changeAccount(db, email, { state: 'active', isCaseWorker: true })
    expect(await names()).not.toContain(email)
    await changeAccount(db, email, { isCaseWorker: false, pid: null, state: 'inactive' })
    // The account of the manager's own unit is left out on the manager's own page.
    const own = (await calls.page(HR, await calls.nameOf(MANAGER))).body.orderManagers
    expect(own.map(manager => manager.email)).not.toContain(MANAGER)
  })

  test('tells since when the employee is in the unit, and the units before', async () => {
    const { db } = salvia.services
    const { id, unitId } = await employeeOf(REPORT)
    const other = (await employeeOf(MANAGER)).unitId
    const [first, second, third] = [1, 2, 3].map(days =>
      addElapsed(salvia.clock.now(), { milliseconds: days * DAY_MS }),
    ) as [Instant, Instant, Instant]
    const periods = async () => {
      const { inUnitSince, earlierUnits } = (await calls.page(HR, await calls.nameOf(REPORT))).body
      return { inUnitSince, earlierUnits }
    }
    const unit = ['Produktion', 'Montering', 'Slutmontering']
    await recordMemberships(db, COMPANY, first)
    const { inUnitSince: from, earlierUnits } = await periods()
    expect([from, earlierUnits]).toEqual([expect.stringMatching(/^20/), []])
    await changeEmployee(db, id, { unitId: other })
    await recordMemberships(db, COMPANY, second)
    const before = { path: [...unit, 'Kvällsskift'], from, to: second }
    expect(await periods()).toEqual({ inUnitSince: second, earlierUnits: [before] })
    await changeEmployee(db, id, { unitId })
    await recordMemberships(db, COMPANY, third)
    expect(await periods()).toEqual({
      inUnitSince: third,
      earlierUnits: [{ path: unit, from: second, to: third }, before],
    })
  })

  test('does not tell since when somebody whom the first import found is in the unit', async () => {
    const { db, secrets } = salvia.services
    for (const { id, pid } of await employeesOf(db, COMPANY)) {
      const { recordedSince, memberships } = await membershipsOf(db, id)
      if (recordedSince === null || (memberships[0]?.startedAt ?? '') > recordedSince) continue
      const { body } = await calls.page(HR, secrets.pidHash(pid))
      return expect(body).toMatchObject({ inUnitSince: null, earlierUnits: [] })
    }
    return expect.fail('the first import found nobody')
  })

  test('is audited with the employee, once a minute', async () => {
    const { db } = salvia.services
    const name = await calls.nameOf(REPORT)
    salvia.clock.advance(2 * MINUTE_MS)
    const before = (await auditOf(db, 'employee-viewed')).length
    await calls.page(MANAGER, name)
    await calls.page(MANAGER, name)
    const after = await auditOf(db, 'employee-viewed')
    expect(after.length - before).toBe(1)
    expect(after.at(-1)).toMatchObject({ clientNumber: COMPANY, object: (await employeeOf(REPORT)).id })
  })
})

describe('the identity number', () => {
  test('is shown to who sees the employee, and audited each time', async () => {
    const { db } = salvia.services
    const name = await calls.nameOf(REPORT)
    const { id, pid } = await employeeOf(REPORT)
    const before = (await auditOf(db, 'employee-number-viewed')).length
    expect((await calls.number(MANAGER, name)).body).toEqual({ pid })
    expect((await calls.number(MANAGER, name)).body).toEqual({ pid })
    expect((await auditOf(db, 'employee-number-viewed')).length - before).toBe(2)
    expect(await lastOf('employee-number-viewed')).toMatchObject({ object: id, details: null })
  })

  test('of a protected identity is never shown', async () => {
    const hidden = await someone(({ protectedIdentity }) => protectedIdentity)
    const answer = await calls.number(HR, salvia.services.secrets.pidHash(hidden.pid))
    expect([answer.status, answer.code]).toEqual([403, 'NUMBER_PROTECTED'])
    expect(answer.text).not.toContain(hidden.pid)
  })

  test.each(RULE_EXAMPLES)(
    '$user is not shown that of $employee: $rule',
    async ({ user, employee, rule }) => {
      expect((await calls.number(user, await calls.nameOf(employee))).code).toBe(CODES[rule])
    },
  )

  test('of somebody out of reach does not exist', async () => {
    expect((await calls.number(MANAGER, await calls.nameOf(HR))).code).toBe('COWORKER_NOT_FOUND')
  })
})
