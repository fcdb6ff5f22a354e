import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../../testing/index.ts'
import { type OrderCaseTest, openOrderCaseTest } from '../../testing/order-case-calls.ts'
import { isKeptUnderLock } from '../../testing/queued-orders.store.ts'

let kit: OrderCaseTest
const tokens: Record<string, string> = {}
beforeAll(async () => {
  kit = await openOrderCaseTest()
  for (const user of ['chef', 'handlaggare']) tokens[user] = await kit.salvia.signIn(`${user}@demo.example`)
})
afterAll(() => kit.salvia.close())

test.each([
  ['the customer', 'chef', 'orders/10401'],
  ['a case worker', 'handlaggare', 'order-cases'],
])('what %s has read is kept while the numbers of the messages are locked', async (_who, user, path) => {
  const id = await kit.order()
  const token = tokens[user] ?? ''
  for (const through of [1, 2]) {
    const body = { text: 'Hej', files: [] }
    answer(await kit.salvia.call('POST', `${path}/${id}/replies`, { token, body }))
    const read = await kit.salvia.call('POST', `${path}/${id}/readings`, { token, body: { through } })
    expect(read.statusCode).toBe(204)
  }
  expect(await isKeptUnderLock(kit.salvia.services.db, id, `${user}@demo.example`)).toBe(true)
})
