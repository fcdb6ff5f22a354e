import { contract } from '@salvia/core/api'
import { expect, it } from 'vitest'
import { answering, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleOrder, exampleOrderRow } from '../../../testing/orders.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { findOrders } from './find-orders.ts'

const USER = { clientNumber: '10401', locale: 'sv' } as const
const BY_NUMBER = { clientNumber: '10401', id: 'B-20001' }

signedInForEach()

it.each(['B-20001', 'b20001'])('an order is found by its number however it is written: %s', async q => {
  answering([reply(contract.orders.get, exampleOrder(), BY_NUMBER)])
  const { hits } = await findOrders(q, USER)
  expect(hits).toEqual([
    expect.objectContaining({
      label: 'B-20001',
      detail: 'Återgångssamtal · 2026-11-20',
      to: `/bestallningar/id/${exampleOrder().id}`,
    }),
  ])
})

it('a number that is not there finds nothing', async () => {
  answering([reply(contract.orders.get, refusedWith('ORDER_NOT_FOUND'), BY_NUMBER)])
  expect(await findOrders('B-20001', USER)).toEqual({ hits: [], total: 0 })
})

it('other words are searched for in the list', async () => {
  const rows = [exampleOrderRow(1), exampleOrderRow(2, { employee: null, kind: 'counselling' })]
  const counts = { all: 2, sent: 2, received: 0, handled: 0, closed: 0 }
  const found = { items: rows, counts, isEmpty: false, page: 1, pageSize: 6, total: 2 }
  answering([reply(contract.orders.search, found, { clientNumber: '10401' })])
  const { hits, all } = await findOrders('återgång', USER)
  expect(hits.map(({ label, detail }) => [label, detail])).toEqual([
    ['Linnéa Hed', 'B-20001 · Återgångssamtal · Inskickad'],
    ['Återgångssamtal', 'B-20002 · Inskickad'],
  ])
  expect(all).toContain('/bestallningar?')
})
