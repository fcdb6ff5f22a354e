import { TYPED_NUMBERS_PER_HOUR } from '@salvia/core/limits'
import { TEST_PERSONNUMMER } from '@salvia/core/test-identities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../clock.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { NEW_NUMBERS, newEmployee, orderCalls, personBody } from '../../testing/order-calls.ts'
import { auditOf, employeesOf } from '../../testing/test.store.ts'
import { prospectsOf, storedOrder } from '../../testing/test-orders.store.ts'

const COMPANY = '10401'
const [HR, CHEF, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const EMPLOYEE = 'medarbetare@demo.example'

let salvia: TestApp
let calls: ReturnType<typeof orderCalls>
const numbers = [...NEW_NUMBERS]
const freshNumber = () => numbers.pop() ?? expect.fail('no number is left')
beforeAll(async () => {
  salvia = await openTestApp()
  calls = orderCalls(salvia)
})
afterAll(() => salvia.close())

const said = ({ status, code }: { status: number; code: string }) => (status === 200 ? 'sent' : code)
const fieldsOf = (body: unknown) => (body as { data?: { fields?: string } }).data?.fields
const unitOf = async (user: string) => (await calls.units(user))[0] ?? expect.fail('no unit')
const pidOf = async (email: string) =>
  (await employeesOf(salvia.services.db, COMPANY)).find(row => row.email === email)?.pid ??
  expect.fail('no employee')

describe('an order for a new employee', () => {
  const order = async (user: string, pid: string, more: object = {}, employee: object = {}) => {
    const { id: selectedOrg } = await unitOf(user)
    return calls.person(user, personBody(newEmployee(pid, { ...employee }), { selectedOrg, ...more }))
  }
  const prospect = async (pid: string) =>
    (await prospectsOf(salvia.services.db, COMPANY)).filter(row => row.pid === pid)

  test('stores a prospective employee of the unit, once for all orders, with the latest names', async () => {
    const pid = freshNumber()
    const first = await order(CHEF, pid)
    const second = await order(HR, pid, {}, { lastName: 'Nystrand', email: '' })
    const unit = await unitOf(CHEF)
    const third = await calls.person(HR, personBody(newEmployee(pid), { selectedOrg: unit.id }))
    expect([first, second, third].map(said)).toEqual(['sent', 'sent', 'sent'])
    const rows = await prospect(pid)
    expect(rows).toHaveLength(2)
    const inUnit = rows.find(({ unitId }) => unitId === unit.id)
    expect(inUnit).toMatchObject({
      ...{ isProspective: true, lastName: 'Nyman', email: 'nils.nyman@foretag.example' },
      ...{ mobilePhone: '0701740605', startedAt: TEST_NOW, endedAt: TEST_NOW },
    })
    const { order: stored } = await storedOrder(salvia.services.db, first.body.id)
    expect(stored.employeeId).toBe(inUnit?.id)
    expect(stored.searchText).toContain((unit.path.at(-1) ?? '').toLowerCase().split(' ')[0])
  })

  test('a protected identity has no contact details, and stays protected', async () => {
    const pid = freshNumber()
    await order(CHEF, pid)
    expect((await prospect(pid))[0]).toMatchObject({ mobilePhone: '0701740605' })
    await order(CHEF, pid, {}, { protectedIdentity: true })
    const shielded = { protectedIdentity: true, email: null, mobilePhone: null }
    expect(await prospect(pid)).toMatchObject([shielded])
    await order(CHEF, pid)
    expect(await prospect(pid)).toMatchObject([shielded])
  })

  test('an account of one’s own is refused by number, in every unit', async () => {
    for (const user of [CHEF, HR, ORDERER]) {
      expect(said(await order(user, await pidOf(user)))).toBe('OWN_NUMBER')
      expect(said(await calls.check(user, await pidOf(user)))).toBe('OWN_NUMBER')
    }
  })

  test.each([
    [CHEF, 'dag.skoglund@demo.example', 'EXCLUDED_BY_ORDERING'],
    [ORDERER, 'malin.ekwall@demo.example', 'EXCLUDED_BY_COLLEAGUE'],
    // Out of reach, but order manager of the units that the user orders for.
    [CHEF, HR, 'EXCLUDED_BY_ORDERING'],
  ])('%s with the number of %s: %s, checked and sent alike', async (user, email, code) => {
    expect(said(await calls.check(user, await pidOf(email)))).toBe(code)
    expect(said(await order(user, await pidOf(email)))).toBe(code)
    expect(await prospect(await pidOf(email))).toEqual([])
  })

  test('somebody in reach is ordered for as known', async () => {
    const pid = await pidOf(EMPLOYEE)
    expect((await calls.check(CHEF, pid)).body).toMatchObject({ kind: 'known', firstName: 'Mattias' })
    const { body } = await order(CHEF, pid)
    const employee = (await employeesOf(salvia.services.db, COMPANY)).find(row => row.pid === pid)
    expect((await storedOrder(salvia.services.db, body.id)).order.employeeId).toBe(employee?.id)
    expect(await prospect(pid)).toEqual([])
  })

  test('somebody out of reach is new, as nobody at all is', async () => {
    const pid = await pidOf(EMPLOYEE)
    expect((await calls.check(ORDERER, pid)).body).toEqual({ kind: 'new' })
    expect((await calls.check(ORDERER, freshNumber())).body).toEqual({ kind: 'new' })
    expect(said(await order(ORDERER, pid))).toBe('sent')
    expect(await prospect(pid)).toHaveLength(1)
  })

  test.each([
    [{ selectedOrg: '' }, {}, 'ORDER_INCOMPLETE', 'selectedOrg'],
    [{ selectedOrg: 'ingen' }, {}, 'UNIT_NOT_ORDERABLE', undefined],
    [{}, { firstName: '' }, 'ORDER_INCOMPLETE', 'firstName'],
    [{}, { pid: '8001019999' }, 'ORDER_INCOMPLETE', 'pid'],
    [{}, { mobilePhone: '' }, 'ORDER_INCOMPLETE', 'mobilePhone'],
  ])('with %o and %o: %s', async (more, employee, code, fields) => {
    const answer = await order(CHEF, freshNumber(), more, employee)
    expect([said(answer), fieldsOf(answer.body)]).toEqual([code, fields])
  })

  test('a number that is not written correctly is not checked', async () => {
    for (const pid of ['8001019999', '198001011111', 'abc', '']) {
      expect(said(await calls.check(CHEF, pid))).toBe('NUMBER_NOT_WRITTEN_CORRECTLY')
    }
  })

  test('each check is audited without the number', async () => {
    const { db } = salvia.services
    const before = (await auditOf(db, 'order-number-checked')).length
    const pid = freshNumber()
    await calls.check(HR, pid)
    await calls.check(HR, await pidOf(EMPLOYEE))
    const lines = (await auditOf(db, 'order-number-checked')).slice(before)
    expect(lines).toMatchObject([
      { details: { answer: 'new' } },
      { details: { answer: 'known', employee: expect.any(String) } },
    ])
    expect(JSON.stringify(lines)).not.toContain(pid.slice(2))
  })

  test('so many numbers are counted in an hour, whether a number is checked or ordered for', async () => {
    const [first = '', ...others] = TEST_PERSONNUMMER.slice(-TYPED_NUMBERS_PER_HOUR - 1)
    const last = others.pop() ?? ''
    salvia.clock.advance(HOUR_MS)
    calls = orderCalls(salvia)
    for (const pid of [first, ...others]) {
      expect(said(await calls.check(ORDERER, pid))).not.toBe('TOO_MANY_REQUESTS')
    }
    for (const answer of [await calls.check(ORDERER, last), await order(ORDERER, last)]) {
      expect(said(answer)).toBe('TOO_MANY_REQUESTS')
    }
    expect(said(await calls.check(ORDERER, first))).not.toBe('TOO_MANY_REQUESTS')
    expect(said(await calls.person(ORDERER, personBody({ kind: 'known', pidHash: 'x' })))).toBe(
      'COWORKER_NOT_FOUND',
    )
  })
})
