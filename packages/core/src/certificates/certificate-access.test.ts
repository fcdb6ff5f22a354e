import { expect, test } from 'vitest'
import { type OrdererRole, orderAccess, unitTree } from '../access/index.ts'
import { certificateAccess, ordersCertificates, seesEmployee } from './index.ts'

const tree = unitTree([
  { id: 'root', parentId: null, clientNumber: '1' },
  { id: 'north', parentId: 'root', clientNumber: '1' },
  { id: 'south', parentId: 'root', clientNumber: '1' },
])
const orders = (accountId: string, unitId: string): OrdererRole => ({
  ...{ accountId, unitId, role: 'orderer', recursive: false },
})
const roles = [
  orders('me', 'south'),
  orders('peer', 'south'),
  orders('boss', 'root'),
  orders('other', 'north'),
]
const access = orderAccess(
  {
    accountId: 'me',
    employment: { kind: 'unit', unitId: 'root' },
    reviews: [{ unitId: 'north', recursive: false }],
  },
  tree,
  roles,
)
const seen = (mayChange: boolean) => ({ kind: 'seen', mayChange })
const employee = { unitId: 'north', accountId: null, managerAccountId: null }

test.each([
  ['in a unit that is reviewed', employee, seen(true)],
  ['in a unit that is ordered for', { ...employee, unitId: 'south' }, seen(true)],
  ['in no unit of the user', { ...employee, unitId: 'root' }, { kind: 'out-of-reach' }],
  ['whom the user manages', { ...employee, unitId: 'root', managerAccountId: 'me' }, seen(false)],
  ['whom the user manages and reviews', { ...employee, managerAccountId: 'me' }, seen(true)],
  ['who is the user', { ...employee, accountId: 'me' }, { kind: 'excluded', rule: 'self-insight' }],
  [
    'who orders for a unit of the user',
    { ...employee, accountId: 'peer' },
    { kind: 'excluded', rule: 'ordering' },
  ],
  [
    'who orders for the user’s own unit',
    { ...employee, accountId: 'boss' },
    { kind: 'excluded', rule: 'colleague' },
  ],
  ['who orders for a unit that is only reviewed', { ...employee, accountId: 'other' }, seen(true)],
] as const)('the check-ups of somebody %s', (_, who, expected) => {
  expect(certificateAccess(access, who)).toEqual(expected)
})

test.each([
  ['in a unit that is only reviewed', employee, false],
  ['in a unit that is ordered for', { ...employee, unitId: 'south' }, true],
  ['whom the user manages', { ...employee, managerAccountId: 'me' }, true],
  ['whom a rule shuts', { ...employee, unitId: 'south', accountId: 'peer' }, false],
] as const)('more than the check-ups of somebody %s: %o', (_, who, expected) => {
  expect(seesEmployee(access, who)).toBe(expected)
})

test.each([
  ['in a unit that is only reviewed', employee, false],
  ['in a unit that is ordered for', { ...employee, unitId: 'south' }, true],
  ['whom the user only manages', { ...employee, managerAccountId: 'me' }, false],
  ['whom a rule shuts', { ...employee, unitId: 'south', accountId: 'peer' }, false],
] as const)('a new check-up of somebody %s may be ordered: %o', (_, who, expected) => {
  expect(ordersCertificates(access, who)).toBe(expected)
})

test('a reviewer of whom it is not known which employee that is sees nobody', () => {
  const unplaced = orderAccess(
    { accountId: 'me', employment: { kind: 'unknown' }, reviews: [{ unitId: 'root', recursive: true }] },
    tree,
    roles,
  )
  expect(certificateAccess(unplaced, employee)).toEqual({ kind: 'out-of-reach' })
})

test('a recursive reviewer sees the units below, and one of another unit does not', () => {
  const of = (recursive: boolean) =>
    orderAccess(
      {
        accountId: 'who',
        employment: { kind: 'elsewhere' },
        reviews: [{ unitId: 'root', recursive }],
      },
      tree,
      roles,
    )
  expect(certificateAccess(of(true), employee)).toEqual(seen(true))
  expect(certificateAccess(of(false), employee)).toEqual({ kind: 'out-of-reach' })
})
