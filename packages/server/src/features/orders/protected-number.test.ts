import type { OrderChange } from '@salvia/core/feed-catalogue'
import type { OrderCase } from '@salvia/core/order-cases'
import type { WholeOrder } from '@salvia/core/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../clock.ts'
import { providerToken } from '../../testing/feed-calls.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { NEW_NUMBERS, newEmployee, orderCalls, personBody } from '../../testing/order-calls.ts'
import { addEmployeeLike, changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { prospectsOf } from '../../testing/test-orders.store.ts'

const [COMPANY, FOREIGN] = ['10401', '20877']
const [HR, CHEF] = ['hr@demo.example', 'chef@demo.example']
const WORKER = 'handlaggare@demo.example'
const NO_CONTACT = { email: null, mobilePhone: null }

let salvia: TestApp
let calls: ReturnType<typeof orderCalls>
let feedToken: string
const numbers = [...NEW_NUMBERS]
const freshNumber = () => numbers.pop() ?? expect.fail('no number is left')
beforeAll(async () => {
  salvia = await openTestApp()
  feedToken = await providerToken(salvia, ['orders'])
})
afterAll(() => salvia.close())
beforeEach(() => {
  salvia.clock.advance(HOUR_MS)
  calls = orderCalls(salvia)
})

const get = async <T>(token: string, path: string): Promise<T> =>
  (await salvia.call('GET', path, { token })).json<T>()
const unitOf = async (user: string) => (await calls.units(user))[0]?.id ?? expect.fail('no unit')
const orderBy = async (user: string, pid: string, more: object = {}, employee: object = {}) =>
  calls.person(
    user,
    personBody(newEmployee(pid, { ...employee }), { selectedOrg: await unitOf(user), ...more }),
  )
const rowOf = async (pid: string) =>
  (await prospectsOf(salvia.services.db, COMPANY)).find(row => row.pid === pid)
/** What the orderer, the case worker and the booking or ordering systems of the provider are told of an order. */
async function told(user: string, id: string) {
  const path = `orders/${COMPANY}/${id}`
  const own = await get<WholeOrder>(await calls.tokenOf(user), path)
  const provider = await get<OrderCase>(await calls.tokenOf(WORKER), `order-cases/${id}`)
  for (let after = 0; ; ) {
    const page = await get<{ items: OrderChange[]; last: number; more: boolean }>(
      feedToken,
      `feeds/orders/changes?after=${after}`,
    )
    for (const item of page.items)
      if (item.op === 'put' && item.order.id === id) return { own, provider, feed: item.order.person }
    if (!page.more) return expect.fail('the feed does not have the order')
    after = page.last
  }
}

/** Marks a number as protected by a row of another customer, which nobody here can see. */
async function protectElsewhere(pid: string): Promise<void> {
  const { db } = salvia.services
  const [like] = await employeesOf(db, FOREIGN)
  const person = { ...(like ?? expect.fail('nobody')), employmentNumber: null, managerEmployeeId: null }
  await addEmployeeLike(db, { ...person, protectedIdentity: true, email: null, mobilePhone: null }, pid)
}
const protectedHere = async () =>
  (await employeesOf(salvia.services.db, COMPANY)).filter(one => one.protectedIdentity)

describe('an order for somebody new with the number of a protected person', () => {
  const expectHidden = async (user: string, pid: string, id: string) => {
    expect(await rowOf(pid)).toMatchObject({ ...NO_CONTACT, protectedIdentity: false })
    const { own, provider, feed } = await told(user, id)
    expect(own.employee).toMatchObject({ pidHash: null, firstName: 'Nils', protectedIdentity: false })
    expect(provider.employee).toMatchObject({ protectedIdentity: true })
    expect(provider.person).toMatchObject({ pid, phone: null, email: null, isNew: true })
    expect(feed).toMatchObject({ pid, phone: null, email: null, protectedIdentity: true })
  }

  test('at another customer: no contact details, the provider is told, the orderer is not', async () => {
    const [plain, hidden] = [freshNumber(), freshNumber()]
    await protectElsewhere(hidden)
    const checked = [await calls.check(CHEF, plain), await calls.check(CHEF, hidden)]
    expect(checked.map(({ text }) => text)).toEqual([checked[0]?.text, checked[0]?.text])
    const [open, shut] = [await orderBy(CHEF, plain), await orderBy(CHEF, hidden)]
    expect(Object.keys(shut.body).sort()).toEqual(Object.keys(open.body).sort())
    expect([open.status, shut.status]).toEqual([200, 200])
    await expectHidden(CHEF, hidden, shut.body.id)
    const [one, other] = [await told(CHEF, open.body.id), await told(CHEF, shut.body.id)]
    expect(one.provider.person).toMatchObject({ phone: '0701740605', email: 'nils.nyman@foretag.example' })
    expect(one.feed).toMatchObject({ protectedIdentity: false, phone: '0701740605' })
    const { id: _id, number: _number, conversation: _one, ...shown } = one.own
    const { id: _other, number: _next, conversation: _two, ...hiddenShown } = other.own
    expect(hiddenShown).toEqual(shown)
  })

  test('of the company itself, in reach or not: a new employee, as one out of reach', async () => {
    for (const { pid } of await protectedHere()) {
      for (const user of [HR, CHEF]) {
        expect((await calls.check(user, pid)).body).toEqual({ kind: 'new' })
      }
      const { status, body } = await orderBy(HR, pid)
      expect(status).toBe(200)
      await expectHidden(HR, pid, body.id)
    }
  })

  test('whom another order has called protected', async () => {
    const pid = freshNumber()
    const units = await calls.units(HR)
    const [first, second] = [units[0]?.id, units[1]?.id]
    const before = await orderBy(HR, pid, { selectedOrg: first })
    await orderBy(HR, pid, { selectedOrg: second }, { protectedIdentity: true })
    // The earlier one loses what it had, and later ones never get it.
    const kept = async () => (await prospectsOf(salvia.services.db, COMPANY)).filter(row => row.pid === pid)
    expect(await kept()).toMatchObject([NO_CONTACT, NO_CONTACT])
    await orderBy(HR, pid, { selectedOrg: first })
    expect(await kept()).toMatchObject([NO_CONTACT, NO_CONTACT])
    expect((await told(HR, before.body.id)).provider.employee).toMatchObject({ protectedIdentity: true })
  })

  test('who becomes protected later: the provider is told at once', async () => {
    const pid = freshNumber()
    const { body } = await orderBy(CHEF, pid)
    await protectElsewhere(pid)
    const { own, provider, feed } = await told(CHEF, body.id)
    expect(own.employee).toMatchObject({ protectedIdentity: false })
    expect(provider.person).toMatchObject({ phone: null, email: null })
    expect(feed).toMatchObject({ phone: null, email: null, protectedIdentity: true })
  })
})

test('an order for a known employee who is protected at another customer tells the provider alone', async () => {
  const { db } = salvia.services
  const employee = (await employeesOf(db, COMPANY)).find(one => one.email === 'medarbetare@demo.example')
  const { pid, id } = employee ?? expect.fail('nobody')
  await protectElsewhere(pid)
  await changeEmployee(db, id, { mobilePhone: '0701740605' })
  const body = personBody(await calls.known('medarbetare@demo.example'))
  const { own, provider, feed } = await told(CHEF, (await calls.person(CHEF, body)).body.id)
  expect(own.employee).toMatchObject({ protectedIdentity: false })
  expect(provider).toMatchObject({
    employee: { protectedIdentity: true },
    person: { phone: null, email: null },
  })
  expect(feed).toMatchObject({ phone: null, email: null, protectedIdentity: true })
})
