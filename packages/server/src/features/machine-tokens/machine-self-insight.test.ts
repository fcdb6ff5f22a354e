import { randomUUID } from 'node:crypto'
import type { BookingPage } from '@salvia/core/bookings'
import type { OrderDetails, OrdersPage } from '@salvia/core/orders'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFollowedOrder, answerOrder, openUnits } from '../../testing/followed-orders.store.ts'
import { answer, codeOf, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import {
  accountOf,
  addEmployeeLike,
  auditOf,
  changeAccount,
  employeesOf,
  giveRoles,
  removeRoles,
  rolesOf,
} from '../../testing/test.store.ts'
import { addBooking } from '../../testing/test-bookings.store.ts'

/*
 * HR makes the tokens of its company, so a token must not tell HR what self-insight keeps from them: what others have
 * ordered and booked for who is HR.
 */
const COMPANY = '10401'
const [HR, MANAGER, SECOND] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const WORRY = 'Oro för hur arbetsdagarna fungerar.'

let salvia: TestApp
let machine: string
beforeAll(async () => {
  salvia = await openTestApp()
  const token = await salvia.signIn(HR)
  const body = { name: 'lista', grants: ['orders', 'bookings'] }
  machine = answer<{ token: string }>(
    await salvia.call('POST', `machine-tokens/${COMPANY}`, { token, body }),
  ).token
})
afterAll(() => salvia.close())

const db = () => salvia.services.db
const read = (path: string) => salvia.call('GET', path, { token: machine })
const orders = async (query = '') => answer<OrdersPage>(await read(`orders/${COMPANY}?pageSize=200${query}`))
const bookings = async (query = '') =>
  answer<BookingPage>(await read(`bookings/${COMPANY}?pageSize=200${query}`))
const file = async (list: string) => {
  const { statusCode, body } = await read(`${list}/${COMPANY}/exports?format=ndjson`)
  expect(statusCode).toBe(200)
  return body
}
const details = async (id: string) => answer<OrderDetails>(await read(`orders/${COMPANY}/${id}`))

const employee = async (email: string) =>
  (await employeesOf(db(), COMPANY)).find(each => each.email === email) ?? expect.fail(email)
const orderFor = async (employeeId: string) =>
  addFollowedOrder(db(), { maker: MANAGER, employeeId, contents: { message: WORRY } })
const visitFor = (employeeId: string, orderId?: string) =>
  addBooking(db(), {
    employeeId,
    startsAt: addElapsed(TEST_NOW, { hours: 26 }),
    ...(orderId !== undefined && { orderId }),
  })

/** Makes somebody HR as well. Answers how to take that back. */
async function makeHr(email: string): Promise<() => Promise<void>> {
  const own = await removeRoles(db(), email)
  const { id: accountId } = await accountOf(db(), email)
  await giveRoles(
    db(),
    (await rolesOf(db(), HR)).map(role => ({ ...role, id: randomUUID(), accountId })),
  )
  return async () => {
    await removeRoles(db(), email)
    await giveRoles(db(), own)
  }
}

describe('about somebody who is HR', () => {
  test('an order is missing by id and number, in the list, its counts, its search and its file', async () => {
    const before = await orders()
    const { id: employeeId, lastName } = await employee(HR)
    const { id, number } = await orderFor(employeeId)
    for (const name of [id, `B-${number}`])
      expect(codeOf(await read(`orders/${COMPANY}/${name}`))).toBe('ORDER_NOT_FOUND')
    const after = await orders()
    expect([after.total, after.counts]).toEqual([before.total, before.counts])
    for (const q of [lastName, `B-${number}`]) {
      const found = await orders(`&q=${encodeURIComponent(q)}`)
      expect([found.items.map(row => row.id).includes(id), found.counts.all]).toEqual([
        false,
        found.items.length,
      ])
    }
    expect(await file('orders')).not.toContain(`B-${number}`)
  })

  test('a booking is missing in the list, its counts, its search and its file', async () => {
    const before = await bookings()
    const { id: employeeId, lastName } = await employee(HR)
    const { id } = await visitFor(employeeId)
    const after = await bookings()
    expect([after.total, after.counts]).toEqual([before.total, before.counts])
    const found = await bookings(`&q=${encodeURIComponent(lastName)}`)
    expect(found.items.map(row => row.id)).not.toContain(id)
    expect(await file('bookings')).not.toContain(id)
  })

  test('a booking that came of an order for units is left out of that order', async () => {
    const [root] = await openUnits(db(), COMPANY)
    const order = await addFollowedOrder(db(), { maker: MANAGER, unitIds: [root?.id ?? ''] })
    const other = await visitFor((await employee(MANAGER)).id, order.id)
    await visitFor((await employee(HR)).id, order.id)
    const seen = await details(order.id)
    expect(seen.access === 'limited' && seen.bookings.map(({ id }) => id)).toEqual([other.id])
  })

  test('it is so too while the account is not in use', async () => {
    const { id } = await orderFor((await employee(HR)).id)
    const takeBack = await makeHr(SECOND)
    await changeAccount(db(), HR, { state: 'inactive' })
    expect((await orders()).items.map(row => row.id)).not.toContain(id)
    await changeAccount(db(), HR, { state: 'active' })
    await takeBack()
  })

  test('all employments of the number count, also one under another email or ordered for as new', async () => {
    const hr = await employee(HR)
    const { id: elsewhere } = (await openUnits(db(), COMPANY)).at(-1) ?? expect.fail('there is no unit')
    const like = {
      ...hr,
      email: 'annan@demo.example',
      unitId: elsewhere,
      isProspective: true,
      endedAt: TEST_NOW,
    }
    const second = await addEmployeeLike(db(), like, hr.pid)
    const order = await orderFor(second)
    expect(codeOf(await read(`orders/${COMPANY}/${order.id}`))).toBe('ORDER_NOT_FOUND')
  })

  test('who becomes HR is left out from then on, and is back when the role is gone', async () => {
    const { id } = await orderFor((await employee(SECOND)).id)
    const isListed = async () => (await orders()).items.some(row => row.id === id)
    expect(await isListed()).toBe(true)
    const takeBack = await makeHr(SECOND)
    expect(await isListed()).toBe(false)
    await takeBack()
    expect(await isListed()).toBe(true)
  })
})

describe('about others', () => {
  test('an order has number, date, status and bookings, and nothing that anybody wrote', async () => {
    const other = await employee(MANAGER)
    const order = await orderFor(other.id)
    await answerOrder(db(), order.id, 'Vi ringer i morgon.', TEST_NOW)
    const visit = await visitFor(other.id, order.id)
    const response = await read(`orders/${COMPANY}/${order.id}`)
    expect(answer<OrderDetails>(response)).toMatchObject({
      access: 'limited',
      number: `B-${order.number}`,
      bookings: [{ id: visit.id }],
    })
    for (const text of [WORRY, 'Vi ringer', '+46701740605']) expect(response.body).not.toContain(text)
    expect((await auditOf(db(), 'order-viewed')).at(-1)).toMatchObject({ details: { access: 'limited' } })
  })

  test('the list has service and name', async () => {
    const other = await employee(MANAGER)
    const { id } = await orderFor(other.id)
    const row = (await orders()).items.find(each => each.id === id)
    expect(row).toMatchObject({ service: 'Hälsoundersökning', employee: { lastName: other.lastName } })
  })
})
