import type { OrderRow, OrdersPage } from '@salvia/core/orders'
import { instantOf } from '@salvia/core/primitives'
import { expect, test } from 'vitest'
import { screenOf } from '../../output/screen.ts'
import { orderLine, renderOrders } from './order-rows.ts'

const screen = screenOf({ columns: 80 }, { locale: 'sv', env: {}, noColor: true, plain: false })
const ORDER: OrderRow = {
  id: '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11',
  number: 'B-20001',
  createdAt: instantOf('2026-11-23T08:24:00Z'),
  status: 'received',
  ending: null,
  kind: 'person',
  service: 'Hälsosamtal',
  employee: { pidHash: 'x', firstName: 'Åsa', lastName: 'Öberg', protectedIdentity: false },
  units: [],
  unitCount: 0,
  handler: null,
  latestEventAt: instantOf('2026-11-23T08:24:00Z'),
  unread: 0,
  awaitsAnswer: false,
  access: 'full',
}
const pageOf = (order: OrderRow): OrdersPage => ({
  items: [order],
  counts: { all: 1, sent: 0, received: 1, handled: 0, closed: 0 },
  isEmpty: false,
  page: 1,
  pageSize: 50,
  total: 1,
})

test.each([
  [0, 'B-20001'],
  [1, 'B-20001 1 oläst svar'],
  [2, 'B-20001 2 olästa svar'],
])('an order with %i unread replies says so beside its number', (unread, said) => {
  const [what, below] = renderOrders(pageOf({ ...ORDER, unread }), screen).split('\n')
  expect(what?.replace(/ +/g, ' ')).toBe('2026-11-23 09:24 Hälsosamtal, Åsa Öberg Mottagen')
  expect(below?.trim().replace(/ +/g, ' ')).toBe(said)
})

test('an order that awaits an answer says so beside its status, and last on its line', () => {
  const awaiting = { ...ORDER, awaitsAnswer: true }
  const [what] = renderOrders(pageOf(awaiting), screen).split('\n')
  expect(what?.replace(/ +/g, ' ')).toBe('2026-11-23 09:24 Hälsosamtal, Åsa Öberg Mottagen, svar behövs')
  expect(orderLine(awaiting, 'sv')).toMatch(/^B-20001 received .* Hälsosamtal, Åsa Öberg \(svar behövs\)$/)
  expect(orderLine(awaiting, 'en')).toMatch(/ \(reply needed\)$/)
  expect(orderLine(ORDER, 'sv')).not.toContain('svar behövs')
})
