import { describe, expect, test } from 'vitest'
import { type AccessEmployee, orderAccess, unitTree } from '../access/index.ts'
import { accessToOrder, type JudgedOrder, mayReplyTo } from './order-access.ts'

const tree = unitTree([
  { id: 'root', parentId: null, clientNumber: '20001' },
  { id: 'north', parentId: 'root', clientNumber: '20001' },
  { id: 'shop', parentId: 'north', clientNumber: '20001' },
  { id: 'south', parentId: 'root', clientNumber: '20001' },
])
const role = (accountId: string, unitId: string, recursive = true) =>
  ({ accountId, unitId, recursive, role: 'orderer' }) as const
const EMPLOYED = { kind: 'unit', unitId: 'north' } as const
const user = orderAccess({ accountId: 'me', employment: EMPLOYED }, tree, [
  role('me', 'north'),
  role('peer', 'shop', false),
])
const hr = orderAccess({ accountId: 'hr', employment: { kind: 'elsewhere' } }, tree, [
  { ...role('hr', 'root'), role: 'extended-orderer' },
])
const unplaced = orderAccess({ accountId: 'me', employment: { kind: 'unknown' } }, tree, [role('me', 'root')])

const works = (unitId: string, other: Partial<AccessEmployee> = {}): AccessEmployee => ({
  ...{ unitId, accountId: null, managerAccountId: null },
  ...other,
})
const forPerson = (employee: AccessEmployee | null, makerAccountId = 'other'): JudgedOrder => ({
  makerAccountId,
  about: { kind: 'person', employee },
})
const forUnits = (unitIds: readonly string[], makerAccountId = 'other'): JudgedOrder => ({
  makerAccountId,
  about: { kind: 'units', unitIds },
})

describe('an order for one person', () => {
  test('is seen and answered by who orders for the employee', () => {
    const seen = accessToOrder(user, forPerson(works('shop')))
    expect(seen).toEqual({ kind: 'full', isMaker: false, mayOrder: true })
    expect(mayReplyTo(seen)).toBe(true)
  })

  test('is read, not answered, by a manager without a role', () => {
    const seen = accessToOrder(user, forPerson(works('south', { managerAccountId: 'me' })))
    expect(seen).toEqual({ kind: 'full', isMaker: false, mayOrder: false })
    expect(mayReplyTo(seen)).toBe(false)
  })

  test('is answered by a manager who made it', () => {
    expect(mayReplyTo(accessToOrder(user, forPerson(works('south', { managerAccountId: 'me' }), 'me')))).toBe(
      true,
    )
  })

  test.each([
    ['of another unit', works('south')],
    ['whom self-insight shuts', works('shop', { accountId: 'me' })],
    ['whom the ordering rule shuts', works('shop', { accountId: 'peer' })],
    [
      'whom a rule shuts though one manages them',
      works('south', { accountId: 'peer', managerAccountId: 'me' }),
    ],
    ['who has left', null],
  ])('about somebody %s is hidden, but for its text to its maker', (_whom, employee) => {
    expect(accessToOrder(user, forPerson(employee))).toEqual({ kind: 'hidden' })
    const seen = accessToOrder(user, forPerson(employee, 'me'))
    expect(seen).toEqual({ kind: 'text' })
    expect(mayReplyTo(seen)).toBe(false)
  })

  test('about an orderer is seen by HR, whom the ordering rule does not stop', () => {
    expect(accessToOrder(hr, forPerson(works('shop', { accountId: 'peer' }))).kind).toBe('full')
    expect(accessToOrder(hr, forPerson(works('shop', { accountId: 'hr' }))).kind).toBe('hidden')
  })
})

describe('an order for units', () => {
  test.each([
    ['all', ['north', 'shop'], { kind: 'full', isMaker: false, mayOrder: true }],
    ['some', ['shop', 'south'], { kind: 'limited' }],
    ['none', ['south'], { kind: 'hidden' }],
  ] as const)('of which one orders for %s', (_how, units, seen) => {
    expect(accessToOrder(user, forUnits(units))).toEqual(seen)
  })

  test('is limited for its maker too while some units are covered, then only its text is left', () => {
    expect(accessToOrder(user, forUnits(['shop', 'south'], 'me'))).toEqual({ kind: 'limited' })
    expect(accessToOrder(user, forUnits(['south'], 'me'))).toEqual({ kind: 'text' })
  })

  test('is answered by who orders for all of them, and not with limited access', () => {
    expect(mayReplyTo(accessToOrder(user, forUnits(['north'])))).toBe(true)
    expect(mayReplyTo(accessToOrder(user, forUnits(['shop', 'south'], 'me')))).toBe(false)
  })

  test('an account whose employment is not known sees none, whatever its roles', () => {
    expect(accessToOrder(unplaced, forUnits(['north']))).toEqual({ kind: 'hidden' })
    expect(accessToOrder(unplaced, forUnits(['north'], 'me'))).toEqual({ kind: 'text' })
    expect(accessToOrder(unplaced, forPerson(works('north')))).toEqual({ kind: 'hidden' })
  })
})
