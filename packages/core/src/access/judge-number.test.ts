import { expect, test } from 'vitest'
import { judgeNumber, type TypedNumber } from './judge-number.ts'
import { type AccessEmployee, orderAccess } from './order-access.ts'
import type { OrdererRole } from './orderer-role.ts'
import { unitTree } from './unit-tree.ts'

/*
 * root ─ stock
 *      └ office
 */
const unit = (id: string, parentId: string | null) => ({ id, parentId, clientNumber: '20001' })
const tree = unitTree([unit('root', null), unit('stock', 'root'), unit('office', 'root')])
const role = (accountId: string, unitId: string, more: Partial<OrdererRole> = {}): OrdererRole => ({
  ...{ accountId, unitId, recursive: false, role: 'orderer' },
  ...more,
})
const employed = (unitId: string, more: Partial<AccessEmployee> = {}): AccessEmployee => ({
  ...{ unitId, accountId: null, managerAccountId: null },
  ...more,
})

function verdict(
  roles: OrdererRole[],
  typed: Partial<TypedNumber>,
  { worksIn = 'office', units = ['stock'] }: { worksIn?: string; units?: string[] } = {},
) {
  const user = { accountId: 'me', employment: { kind: 'unit', unitId: worksIn } as const }
  const facts = { isOwn: false, employee: null, accounts: [], ...typed }
  const answer = judgeNumber(orderAccess(user, tree, roles), facts, units)
  return answer.kind === 'excluded' ? answer.rule : answer.kind
}
const MINE = role('me', 'stock')

test('one’s own number is refused, in reach or not, by number or by account', () => {
  expect(verdict([MINE], { isOwn: true })).toBe('own')
  expect(verdict([MINE], { isOwn: true, employee: employed('office') })).toBe('own')
  expect(verdict([MINE], { isOwn: true, employee: employed('stock', { accountId: 'me' }) })).toBe('own')
  expect(verdict([MINE], { accounts: ['me'] })).toBe('own')
})

test('in reach: known where the user may order, else the rule or the role that is missing', () => {
  expect(verdict([MINE], { employee: employed('stock') })).toBe('known')
  const al = { employee: employed('stock', { accountId: 'al' }), accounts: ['al'] }
  expect(verdict([MINE, role('al', 'stock')], al)).toBe('ordering')
  expect(verdict([MINE, role('al', 'office')], al)).toBe('colleague')
  expect(verdict([MINE], { employee: employed('office', { managerAccountId: 'me' }) })).toBe('no-role')
})

test('out of reach is new, as a number that nobody has', () => {
  expect(verdict([MINE], { employee: employed('office') })).toBe('new')
  expect(verdict([MINE], {})).toBe('new')
})

test('a new employee whom a rule would shut in the chosen unit is refused, employed elsewhere or not', () => {
  const roles = [MINE, role('al', 'root', { recursive: true })]
  expect(verdict(roles, { accounts: ['al'] })).toBe('ordering')
  expect(verdict(roles, { accounts: ['al'], employee: employed('office', { accountId: 'al' }) })).toBe(
    'ordering',
  )
  expect(verdict([MINE, role('al', 'office')], { accounts: ['al'] })).toBe('colleague')
  expect(verdict([MINE, role('al', 'office')], { accounts: ['al'] }, { worksIn: 'root' })).toBe('new')
})

test('an extended role lifts the rules for the units that it covers', () => {
  const roles = [MINE, role('me', 'office', { role: 'extended-orderer' }), role('al', 'stock')]
  expect(verdict(roles, { accounts: ['al'] }, { units: ['stock'] })).toBe('ordering')
  expect(verdict(roles, { accounts: ['al'] }, { units: ['office'] })).toBe('new')
  expect(verdict(roles, { accounts: ['al'] }, { units: ['stock', 'office'] })).toBe('new')
})
