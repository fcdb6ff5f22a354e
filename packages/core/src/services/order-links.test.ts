import { expect, test } from 'vitest'
import { orderLinks } from './order-links.ts'

const ALL = new Set([
  'orders/{clientNumber}/person',
  'orders/{clientNumber}/group',
  'orders/{clientNumber}/counselling',
])
const orderer = { clientNumber: '10401', isOrderer: true }

test('who holds an orderer role is led to every order call that there is', () => {
  expect(orderLinks(orderer, ALL)).toEqual([
    { rel: 'person', href: 'orders/10401/person' },
    { rel: 'group', href: 'orders/10401/group' },
    { rel: 'counselling', href: 'orders/10401/counselling' },
  ])
  expect(orderLinks(orderer, new Set(['orders/{clientNumber}/group']))).toEqual([
    { rel: 'group', href: 'orders/10401/group' },
  ])
  expect(orderLinks(orderer, new Set())).toEqual([])
})

test('who holds none is led nowhere', () => {
  expect(orderLinks({ ...orderer, isOrderer: false }, ALL)).toEqual([])
})
