import { expect, test } from 'vitest'
import { fitsCoworkerFilter } from './coworker-filters.ts'
import { mayOrderFor } from './may-order-for.ts'
import { type AccessEmployee, type AccessUser, isExtendedForCompany, orderAccess } from './order-access.ts'
import type { OrdererRole } from './orderer-role.ts'
import { unitTree } from './unit-tree.ts'

/*
 * 20001: root ─ north ─ stock ─ night        20002 (same group): root2 ─ south
 *               └ office
 */
const unit = (id: string, parentId: string | null, clientNumber = '20001') => ({ id, parentId, clientNumber })
const tree = unitTree([
  unit('root', null),
  unit('north', 'root'),
  unit('stock', 'north'),
  unit('night', 'stock'),
  unit('office', 'north'),
  unit('root2', null, '20002'),
  unit('south', 'root2', '20002'),
])

const role = (accountId: string, unitId: string, recursive = false): OrdererRole => ({
  accountId,
  unitId,
  recursive,
  role: 'orderer',
})
const extended = (accountId: string, unitId: string, recursive = false): OrdererRole => ({
  ...role(accountId, unitId, recursive),
  role: 'extended-orderer',
})
const works = (unitId: string, other: Partial<AccessEmployee> = {}): AccessEmployee => ({
  unitId,
  accountId: null,
  managerAccountId: null,
  ...other,
})
const user: AccessUser = { accountId: 'me', employment: { kind: 'elsewhere' } }
const worksIn = (unitId: string): AccessUser => ({ accountId: 'me', employment: { kind: 'unit', unitId } })
const verdict = (roles: OrdererRole[], employee: AccessEmployee, who = user) => {
  const answer = mayOrderFor(orderAccess(who, tree, roles), employee)
  return answer.kind === 'excluded' ? answer.rule : answer.kind
}

test('reach: the unit of a role, and below it only where the role is recursive', () => {
  expect(verdict([role('me', 'stock')], works('stock'))).toBe('allowed')
  expect(verdict([role('me', 'stock')], works('night'))).toBe('out-of-reach')
  expect(verdict([role('me', 'stock', true)], works('night'))).toBe('allowed')
  expect(verdict([role('me', 'north', true)], works('night'))).toBe('allowed')
  expect(verdict([role('me', 'stock', true)], works('north'))).toBe('out-of-reach')
  expect(verdict([extended('me', 'stock')], works('stock'))).toBe('allowed')
  expect(verdict([role('someone', 'stock')], works('stock'))).toBe('out-of-reach')
})

test('reach: the immediate manager sees, but ordering takes a role', () => {
  expect(verdict([], works('night', { managerAccountId: 'me' }))).toBe('no-role')
  expect(verdict([role('me', 'night')], works('night', { managerAccountId: 'me' }))).toBe('allowed')
  expect(verdict([], works('night', { managerAccountId: 'other' }))).toBe('out-of-reach')
  expect(verdict([], works('night'))).toBe('out-of-reach')
})

test('ordering rule: an orderer for any unit that the user orders for, in all companies of the group', () => {
  const colleague = works('stock', { accountId: 'al' })
  const mine = [role('me', 'stock'), role('me', 'south')]
  expect(verdict([...mine, role('al', 'stock')], colleague)).toBe('ordering')
  expect(verdict([...mine, role('al', 'south')], colleague)).toBe('ordering')
  expect(verdict([...mine, extended('al', 'south')], colleague)).toBe('ordering')
  expect(verdict([...mine, role('al', 'root2', true)], colleague)).toBe('ordering')
  expect(verdict([...mine, role('al', 'root2')], colleague)).toBe('allowed')
  expect(verdict([...mine, role('al', 'office')], colleague)).toBe('allowed')
  expect(verdict([role('me', 'north', true), role('al', 'night')], works('stock', { accountId: 'al' }))).toBe(
    'ordering',
  )
})

test('ordering rule: holds for a direct report too', () => {
  const report = works('office', { accountId: 'al', managerAccountId: 'me' })
  expect(verdict([role('me', 'stock'), role('al', 'stock')], report)).toBe('ordering')
  expect(verdict([role('al', 'stock')], report)).toBe('no-role')
})

test('colleague rule: an orderer covering the unit that the user belongs to, wherever the employee works', () => {
  const inOffice = worksIn('office')
  const al = works('stock', { accountId: 'al' })
  expect(verdict([role('me', 'stock'), role('al', 'office')], al, inOffice)).toBe('colleague')
  expect(
    verdict([role('me', 'night'), role('al', 'north', true)], works('night', { accountId: 'al' }), inOffice),
  ).toBe('ordering')
  expect(
    verdict([role('me', 'south'), role('al', 'north', true)], works('south', { accountId: 'al' }), inOffice),
  ).toBe('colleague')
  expect(verdict([role('me', 'stock'), role('al', 'north')], al, inOffice)).toBe('allowed')
  expect(verdict([role('me', 'stock'), role('al', 'office')], al)).toBe('allowed')
})

test('self-insight: nothing lifts it', () => {
  const me = works('stock', { accountId: 'me' })
  expect(verdict([role('me', 'stock')], me)).toBe('self-insight')
  expect(verdict([extended('me', 'root', true)], me)).toBe('self-insight')
  expect(verdict([], works('stock', { accountId: 'me', managerAccountId: 'me' }))).toBe('self-insight')
})

test('an extended role lifts the other two in the units that it covers, not everywhere', () => {
  const inOffice = worksIn('office')
  const others = [role('al', 'stock'), role('al', 'office')]
  const al = works('stock', { accountId: 'al' })
  expect(verdict([extended('me', 'stock'), ...others], al, inOffice)).toBe('allowed')
  expect(verdict([extended('me', 'root', true), ...others], al, inOffice)).toBe('allowed')
  expect(verdict([role('me', 'stock'), extended('me', 'office'), ...others], al, inOffice)).toBe('ordering')
  expect(verdict([role('me', 'stock'), extended('me', 'north'), ...others], al, inOffice)).toBe('ordering')
})

test('out of reach comes before every rule, then self-insight, ordering, colleague', () => {
  const inOffice = worksIn('office')
  expect(verdict([role('me', 'office')], works('stock', { accountId: 'me' }), inOffice)).toBe('out-of-reach')
  expect(
    verdict([role('me', 'stock'), role('al', 'office')], works('night', { accountId: 'al' }), inOffice),
  ).toBe('out-of-reach')
  expect(
    verdict(
      [role('me', 'stock'), role('al', 'stock'), role('al', 'office')],
      works('stock', { accountId: 'al' }),
      inOffice,
    ),
  ).toBe('ordering')
})

test('nobody is within reach of a user of whom nothing tells which employee they are, whatever the roles', () => {
  const unknown: AccessUser = { accountId: 'me', employment: { kind: 'unknown' } }
  const roles = [extended('me', 'root', true), role('me', 'stock')]
  expect(verdict(roles, works('stock'), unknown)).toBe('out-of-reach')
  expect(verdict(roles, works('night', { managerAccountId: 'me' }), unknown)).toBe('out-of-reach')
  const access = orderAccess(unknown, tree, roles)
  for (const context of ['all', 'managed', 'orderable', 'unit-orderer', 'excluded'] as const) {
    expect(fitsCoworkerFilter(context, access, works('stock', { managerAccountId: 'me' }))).toBe(false)
  }
})

test('the list shows everyone within reach under every filter that fits', () => {
  const access = orderAccess(worksIn('stock'), tree, [role('me', 'stock'), role('al', 'stock')])
  const people = {
    me: works('stock', { accountId: 'me' }),
    al: works('stock', { accountId: 'al', managerAccountId: 'me' }),
    bo: works('stock'),
    report: works('office', { managerAccountId: 'me' }),
    stranger: works('office'),
  }
  const under = (context: Parameters<typeof fitsCoworkerFilter>[0]) =>
    Object.entries(people)
      .filter(([, employee]) => fitsCoworkerFilter(context, access, employee))
      .map(([name]) => name)
  expect(under('all')).toEqual(['me', 'al', 'bo', 'report'])
  expect(under('managed')).toEqual(['al', 'report'])
  expect(under('orderable')).toEqual(['bo'])
  expect(under('unit-orderer')).toEqual(['me', 'al', 'bo'])
  expect(under('excluded')).toEqual(['me', 'al'])
})

test('HR is an extended role over the whole company', () => {
  const isHr = (roles: OrdererRole[], clientNumber = '20001') =>
    isExtendedForCompany(orderAccess(user, tree, roles), tree, clientNumber)
  expect(isHr([extended('me', 'root', true)])).toBe(true)
  expect(isHr([extended('me', 'root')])).toBe(false)
  expect(isHr([extended('me', 'north', true)])).toBe(false)
  expect(isHr([role('me', 'root', true)])).toBe(false)
  expect(isHr([extended('me', 'root', true)], '20002')).toBe(false)
  expect(isHr([extended('me', 'root', true)], '99999')).toBe(false)
})
