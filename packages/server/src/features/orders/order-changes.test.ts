import type { OrderChanges } from '@salvia/core/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numberChanges } from '../../acts/number-change.store.ts'
import { transaction } from '../../db/transaction.ts'
import { addFollowedOrder } from '../../testing/followed-orders.store.ts'
import {
  answer,
  codeOf,
  onPostgres,
  openBeside,
  openTestApp,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { auditOf, employeesOf } from '../../testing/test.store.ts'
import { deleteOrder } from '../../testing/test-orders.store.ts'

const [OWN, OTHER] = ['10401', '10402']
const HR = 'hr@demo.example'

let salvia: TestApp
let second: TestApp
let hr: string
beforeAll(async () => {
  salvia = await openTestApp()
  second = await openBeside(salvia)
  hr = await salvia.signIn(HR)
})
afterAll(async () => {
  await second.close()
  await salvia.close()
})

const ask = (query = '', token = hr, company = OWN) =>
  salvia.call('GET', `orders/${company}/changes${query}`, { token })
const changes = async (query = '', token = hr, company = OWN) => {
  const response = await ask(query, token, company)
  expect(response.statusCode, response.body).toBe(200)
  return answer<OrderChanges>(response)
}
const change = (objectId: string, clientNumber = OWN, app = salvia) =>
  transaction(app.services.db, tx =>
    numberChanges(tx, [{ kind: 'orders', objectId, clientNumber }], TEST_NOW),
  )

describe('the changes of a company', () => {
  test('are its orders alone, each once as the list shows it, by numbers without a gap', async () => {
    const { items, last, more } = await changes('?limit=500')
    const list = await salvia.call('GET', `orders/${OWN}?pageSize=200`, { token: hr })
    const rows = answer<{ items: { id: string }[] }>(list).items
    const told = new Map(items.map(item => [item.id, item]))
    for (const row of rows) expect(told.get(row.id)).toMatchObject({ op: 'put', order: row })
    expect(items.map(({ number }) => number)).toEqual(
      items.map(({ number }) => number).toSorted((a, b) => a - b),
    )
    expect([more, last >= items.length, items.length > 0]).toEqual([false, true, true])
    const others = new Set((await changes('?limit=500', hr, OTHER)).items.map(({ id }) => id))
    expect(items.some(({ id }) => others.has(id))).toBe(false)
  })

  test('come in portions, which together are the same', async () => {
    const all = await changes('?limit=500')
    const portions: OrderChanges['items'] = []
    for (let after = 0, more = true; more; ) {
      const portion = await changes(`?after=${after}&limit=7`)
      portions.push(...portion.items)
      ;({ last: after, more } = portion)
    }
    expect(portions).toEqual(all.items)
  })

  test('tell what changed again at its new number, whatever changed at another customer meanwhile', async () => {
    const { items, last } = await changes('?limit=500')
    const [mine] = items
    const [others] = (await changes('', hr, OTHER)).items
    await change(others?.id ?? '', OTHER)
    await change(mine?.id ?? '')
    expect((await changes(`?after=${last}`)).items).toEqual([{ ...mine, number: last + 1 }])
  })

  test('tell a deleted order by its id alone', async () => {
    const { id } = await addFollowedOrder(salvia.services.db, { maker: HR, clientNumber: OWN })
    await change(id)
    const { last } = await changes('?limit=500')
    await deleteOrder(salvia.services.db, id)
    await change(id)
    expect((await changes(`?after=${last}`)).items).toEqual([{ number: last + 1, id, op: 'delete' }])
  })

  test('tell an order about the reader like one that is gone, by its id alone', async () => {
    const own = (await employeesOf(salvia.services.db, OWN)).find(({ email }) => email === HR)
    const order = { maker: 'chef@demo.example', clientNumber: OWN, employeeId: own?.id ?? null }
    const { id } = await addFollowedOrder(salvia.services.db, order)
    const { last } = await changes('?limit=500')
    await change(id)
    const items = [{ number: last + 1, id, op: 'delete' }]
    expect(await changes(`?after=${last}`)).toEqual({ items, last: last + 1, more: false })
  })

  test('are audited: how far was read, and nothing where nothing was', async () => {
    const { last, items } = await changes('?limit=500')
    await changes(`?after=${last}`)
    const line = (await auditOf(salvia.services.db, 'order-changes-read')).at(-1)
    expect(line).toMatchObject({ clientNumber: OWN, details: { after: 0, last } })
    expect(items.length).toBeGreaterThan(0)
  })

  test.each(['?limit=501', '?limit=0', '?after=-1', '?after=x'])('%s is no question', async query => {
    expect((await ask(query)).statusCode).toBe(400)
  })
})

describe('who may read them', () => {
  test('is nobody without a role for the whole company', async () => {
    const response = await ask('', await salvia.signIn('chef@demo.example'))
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'ORDER_CHANGES_HR_ONLY'])
  })

  test('is nobody of another company, and no case worker', async () => {
    expect((await ask('', await salvia.signIn('begransad@demo.example'))).statusCode).toBe(404)
    expect((await ask('', await salvia.signIn('handlaggare@demo.example'))).statusCode).toBe(404)
  })
})

// On PGlite the servers share a connection: a transaction waits for the one before, whatever that has locked.
onPostgres(() => {
  test('two that change orders of two customers in turn do not lock each other out', async () => {
    const [mine] = (await changes()).items
    const [others] = (await changes('', hr, OTHER)).items
    const both = [
      { kind: 'orders' as const, objectId: mine?.id ?? '', clientNumber: OWN },
      { kind: 'orders' as const, objectId: others?.id ?? '', clientNumber: OTHER },
    ]
    const { last } = await changes('?limit=500')
    const rounds = Array.from({ length: 20 }, (_, index) => {
      const app = index % 2 === 0 ? salvia : second
      const order = index % 2 === 0 ? both : both.toReversed()
      return transaction(app.services.db, tx => numberChanges(tx, order, TEST_NOW))
    })
    await Promise.all(rounds)
    expect((await changes('?limit=500')).last).toBe(last + rounds.length)
  })
})
