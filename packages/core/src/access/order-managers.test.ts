import { expect, test } from 'vitest'
import { orderManagersOf } from './order-managers.ts'
import type { OrdererRole } from './orderer-role.ts'
import { unitTree } from './unit-tree.ts'

const unit = (id: string, parentId: string | null) => ({ id, parentId, clientNumber: '20001' })
/** root ─ north ─ stock, and office beside the stock. */
const tree = unitTree([
  unit('root', null),
  unit('north', 'root'),
  unit('stock', 'north'),
  unit('office', 'north'),
])
const role = (accountId: string, unitId: string, recursive = false): OrdererRole => ({
  ...{ accountId, unitId, recursive },
  role: 'orderer',
})
const told = (roles: OrdererRole[]) =>
  orderManagersOf(tree, roles, 'stock').map(({ accountId, unitId, distance }) => [
    accountId,
    unitId,
    distance,
  ])

test('those of the unit come first, then those of each unit above with a recursive role', () => {
  expect(told([role('al', 'root', true), role('bo', 'north', true), role('cy', 'stock')])).toEqual([
    ['cy', 'stock', 0],
    ['bo', 'north', 1],
    ['al', 'root', 2],
  ])
})

test('a role above that is not recursive, below or beside does not count', () => {
  expect(told([role('al', 'north'), role('bo', 'office'), role('cy', 'office', true)])).toEqual([])
})

test('each account is there once, by the nearest role, and by the extended one of the same unit', () => {
  const extended = { ...role('al', 'stock'), role: 'extended-orderer' } as const
  const managers = orderManagersOf(tree, [role('al', 'root', true), role('al', 'stock'), extended], 'stock')
  expect(managers).toEqual([{ ...extended, distance: 0 }])
})
