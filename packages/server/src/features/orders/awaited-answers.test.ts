import type { OrderCase } from '@salvia/core/order-cases'
import type { OrderDetails, OrdersPage } from '@salvia/core/orders'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFollowedOrder, type FollowedOrder } from '../../testing/followed-orders.store.ts'
import { answer, employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { changeOrder } from '../../testing/queued-orders.store.ts'
import { giveRoles, removeRoles } from '../../testing/test.store.ts'

const COMPANY = '10401'
const [HR, MANAGER, WORKER] = ['hr@demo.example', 'chef@demo.example', 'handlaggare@demo.example']
const LOCK = instantOf('2026-12-07T09:00:00Z')

let salvia: TestApp
/** Somebody whose immediate manager the manager is. */
let report: string
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  const token = await salvia.signIn(MANAGER)
  const [managed] = await employeesWithinReach(salvia, token, { context: 'managed' })
  report = managed ?? expect.fail('the manager manages nobody')
})
afterAll(() => salvia.close())
beforeEach(() => goTo(TEST_NOW))

async function goTo(now: typeof TEST_NOW): Promise<void> {
  salvia.clock.set(now)
  for (const user of [HR, MANAGER, WORKER]) tokens.set(user, await salvia.signIn(user))
}

const call = (user: string, method: 'GET' | 'POST', path: string, body?: object) =>
  salvia.call(method, path, { token: tokens.get(user) ?? '', ...(body && { body }) })
const order = async (more: Partial<FollowedOrder> = {}): Promise<string> => {
  const given = { maker: MANAGER, employeeId: report, state: 'received', ...more } as const
  return (await addFollowedOrder(salvia.services.db, given)).id
}
const answerOf = (id: string, body: object) =>
  call(WORKER, 'POST', `order-cases/${id}/replies`, { text: 'Vilken dag passar?', files: [], ...body })
const ask = async (id: string) => answer(await answerOf(id, { asksForAnswer: true }))
const act = async (id: string, event: string) => {
  const { version } = answer<OrderCase>(await call(WORKER, 'GET', `order-cases/${id}`))
  answer(await call(WORKER, 'POST', `order-cases/${id}/${event}`, { version }))
}
const details = async (id: string, user = MANAGER) => {
  const told = answer<OrderDetails>(await call(user, 'GET', `orders/${COMPANY}/${id}`))
  return told.access === 'full' ? told : expect.fail(`the order is seen as ${told.access}`)
}
const rowOf = async (id: string, { user = MANAGER, query = '' } = {}) => {
  const page = await call(user, 'GET', `orders/${COMPANY}?pageSize=200${query}`)
  return answer<OrdersPage>(page).items.find(row => row.id === id)
}
/** Where it is told that an order awaits an answer: to both sides, in the list, and in the list of what awaits one. */
const awaited = async (id: string) => {
  const { awaitsAnswer } = answer<OrderCase>(await call(WORKER, 'GET', `order-cases/${id}`))
  const asked = await rowOf(id, { query: '&awaitsAnswer=true' })
  const row = await rowOf(id)
  return [(await details(id)).awaitsAnswer, awaitsAnswer, row?.awaitsAnswer, asked !== undefined]
}
const YES = [true, true, true, true]
const NO = [false, false, false, false]

describe('a message of the provider that asks for an answer', () => {
  test('makes the order await one, and says so itself; one that does not ask changes nothing', async () => {
    const id = await order()
    answer(await answerOf(id, {}))
    expect(await awaited(id)).toEqual(NO)
    await ask(id)
    expect(await awaited(id)).toEqual(YES)
    answer(await answerOf(id, { text: 'Ring om det är lättare.', asksForAnswer: false }))
    expect(await awaited(id)).toEqual(YES)
    const { messages } = (await details(id)).conversation
    expect(messages.map(({ asksForAnswer }) => asksForAnswer)).toEqual([false, true, false])
  })

  test('is answered by a message of the customer, and not by being read', async () => {
    const id = await order()
    await ask(id)
    const read = await call(MANAGER, 'POST', `orders/${COMPANY}/${id}/readings`, { through: 1 })
    expect(read.statusCode).toBe(204)
    expect((await details(id)).conversation.unread).toBe(0)
    expect(await awaited(id)).toEqual(YES)
    answer(await call(MANAGER, 'POST', `orders/${COMPANY}/${id}/replies`, { text: 'Torsdag', files: [] }))
    expect(await awaited(id)).toEqual(NO)
    answer(await answerOf(id, { text: 'Tack, då ses vi.' }))
    expect(await awaited(id)).toEqual(NO)
  })

  test('is asked still once the order is handled, until the last moment for replies and not after', async () => {
    const id = await order()
    await ask(id)
    await act(id, 'handle')
    expect(await awaited(id)).toEqual(YES)
    await goTo(LOCK)
    expect(await awaited(id)).toEqual(YES)
    await goTo(addElapsed(LOCK, { milliseconds: 1 }))
    expect(await awaited(id)).toEqual(NO)
  })

  test('is asked no more once the order was closed or locked, also when it is opened again', async () => {
    const closed = await order()
    const locked = await order()
    await ask(closed)
    await ask(locked)
    await act(closed, 'close')
    await act(locked, 'handle')
    await goTo(addElapsed(LOCK, { milliseconds: 1 }))
    for (const id of [closed, locked]) {
      expect(await awaited(id)).toEqual(NO)
      answer(await answerOf(id, { text: 'En sak till.', opensAgain: true }))
      expect((await details(id)).status).toBe('handled')
      expect(await awaited(id)).toEqual(NO)
    }
  })

  test('is asked no more once the order is withdrawn', async () => {
    const id = await order({ state: 'sent' })
    await ask(id)
    answer(await call(MANAGER, 'POST', `orders/${COMPANY}/${id}/withdrawals`))
    expect(await awaited(id)).toEqual(NO)
  })
})

test('the customer’s own messages ask for nothing', async () => {
  const id = await order()
  const body = { text: 'Hej', files: [], asksForAnswer: true }
  const refused = await call(MANAGER, 'POST', `orders/${COMPANY}/${id}/replies`, body)
  expect(refused.json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
})

test('who may read but not reply sees that an answer is awaited, and is not asked for it', async () => {
  const { db } = salvia.services
  const own = await order()
  const others = await order({ maker: HR })
  for (const id of [own, others]) await ask(id)
  const roles = await removeRoles(db, MANAGER)
  try {
    expect((await details(others)).conversation.reply).toEqual({ kind: 'not-permitted' })
    expect(await rowOf(others)).toMatchObject({ awaitsAnswer: true })
    expect(await rowOf(others, { query: '&awaitsAnswer=true' })).toBeUndefined()
    expect(await rowOf(own, { query: '&awaitsAnswer=true' }), 'the maker may reply').toBeDefined()
  } finally {
    await giveRoles(db, roles)
  }
})

test('an order of which only the text is left does not say that an answer is awaited', async () => {
  const id = await order({ awaitsAnswer: true })
  await changeOrder(salvia.services.db, id, { employeeId: null })
  expect(await rowOf(id)).toMatchObject({ access: 'text', awaitsAnswer: false })
  expect(await rowOf(id, { query: '&awaitsAnswer=true' })).toBeUndefined()
})

test('a program asks which orders of the company await an answer of anybody', async () => {
  const id = await order()
  const silent = await order()
  await ask(id)
  const body = { name: 'Uppföljning', grants: ['orders'] }
  const made = await call(HR, 'POST', `machine-tokens/${COMPANY}`, body)
  const { token } = answer<{ token: string }>(made)
  const page = await salvia.call('GET', `orders/${COMPANY}?awaitsAnswer=true&pageSize=200`, { token })
  const ids = answer<OrdersPage>(page).items.map(row => row.id)
  expect([ids.includes(id), ids.includes(silent)]).toEqual([true, false])
})
