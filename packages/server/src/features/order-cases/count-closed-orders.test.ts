import { CLOSED_ORDERS_COUNTED } from '@salvia/core/limits'
import type { PageOf } from '@salvia/core/lists'
import type { orderCasesList } from '@salvia/core/order-cases'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, TEST_NOW } from '../../testing/index.ts'
import { type OrderCaseTest, openOrderCaseTest } from '../../testing/order-case-calls.ts'
import { addOrdersLike, removeOrders } from '../../testing/queued-orders.store.ts'

const service = { id: 'spirometri', name: { sv: 'Spirometri' } }

let kit: OrderCaseTest
let closed: string
beforeAll(async () => {
  kit = await openOrderCaseTest()
  const { db } = kit.salvia.services
  await removeOrders(db)
  for (let open = 0; open < 3; open += 1) await kit.order({ service })
  await kit.order({ service, state: 'handled', locksAt: TEST_NOW })
  await kit.order({ service, state: 'handled', locksAt: addElapsed(TEST_NOW, { milliseconds: -1 }) })
  closed = await kit.order({ service, state: 'closed', closedBy: 'provider' })
  await addOrdersLike(db, closed, CLOSED_ORDERS_COUNTED - 3)
})
afterAll(() => kit.salvia.close())

const page = async (query: string) => answer<PageOf<typeof orderCasesList>>(await kit.get(query))
const total = async (query: string) => {
  const { total, counts } = await page(query)
  expect(counts).toEqual({ open: 3, mine: 0, untouched: 0, handled: 1, closed: total })
  return total
}

/** Nothing; a customer; a service; what stands in names of several of them, of places and of people; two words. */
const SEARCHES = ['', '10401', 'spirometri', 'a', 'e', 'spirometri 10401']

test('one closed order less than are counted is told as it is', async () => {
  for (const q of SEARCHES)
    expect([q, await total(`?status=closed&q=${q}`)]).toEqual([q, CLOSED_ORDERS_COUNTED - 1])
})

test('as many closed orders as are counted, and one more, are told as that many', async () => {
  for (const more of ['as many', 'one more']) {
    await addOrdersLike(kit.salvia.services.db, closed, 1)
    for (const q of SEARCHES)
      expect([more, q, await total(`?status=closed&q=${q}`)]).toEqual([more, q, CLOSED_ORDERS_COUNTED])
  }
})

test('the one that is not counted is on the page after the last', async () => {
  const { items } = await page(`?status=closed&page=${CLOSED_ORDERS_COUNTED / 50 + 1}`)
  expect(items).toHaveLength(1)
})
