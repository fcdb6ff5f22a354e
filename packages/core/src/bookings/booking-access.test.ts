import { expect, test } from 'vitest'
import { orderAccess, unitTree } from '../access/index.ts'
import { bookingAccess, bookingCoverage } from './booking-access.ts'

const tree = unitTree([
  { id: 'root', parentId: null, clientNumber: '20001' },
  { id: 'north', parentId: 'root', clientNumber: '20001' },
  { id: 'south', parentId: 'root', clientNumber: '20001' },
])
const role = (accountId: string, unitId: string, kind: 'orderer' | 'extended-orderer' = 'orderer') => ({
  accountId,
  unitId,
  role: kind,
  recursive: true,
})
const employee = (
  unitId: string,
  accountId: string | null = null,
  managerAccountId: string | null = null,
) => ({
  unitId,
  accountId,
  managerAccountId,
})
const orderer = orderAccess({ accountId: 'me', employment: { kind: 'unit', unitId: 'north' } }, tree, [
  role('me', 'north'),
  role('peer', 'north'),
])
const hr = orderAccess({ accountId: 'me', employment: { kind: 'unit', unitId: 'root' } }, tree, [
  role('me', 'root', 'extended-orderer'),
  role('peer', 'north'),
])

test('who may order for an employee sees and changes', () => {
  expect(bookingAccess(orderer, employee('north'))).toEqual({ kind: 'seen', mayChange: true })
})

test('the manager sees, and is told why changing is not for managers', () => {
  expect(bookingAccess(orderer, employee('south', null, 'me'))).toEqual({
    kind: 'seen',
    mayChange: false,
    why: 'no-role',
  })
})

test.each([
  ['of another unit', employee('south'), 'out-of-reach'],
  ['of oneself', employee('north', 'me'), 'self-insight'],
  ['of another orderer', employee('north', 'peer'), 'ordering'],
  ['of another orderer whom one manages', employee('south', 'peer', 'me'), 'ordering'],
])('bookings %s do not exist', (_name, whose, why) => {
  expect(bookingAccess(orderer, whose)).toEqual({ kind: 'hidden', why })
})

test('an extended role lifts the rules but not self-insight', () => {
  expect(bookingAccess(hr, employee('north', 'peer'))).toEqual({ kind: 'seen', mayChange: true })
  expect(bookingAccess(hr, employee('north', 'me'))).toEqual({ kind: 'hidden', why: 'self-insight' })
})

test('access is limited by units, then by rules; oneself aside', () => {
  expect(bookingCoverage(orderer, ['root', 'north', 'south'])).toEqual({ kind: 'limited', why: 'units' })
  expect(bookingCoverage(orderer, ['north'])).toEqual({ kind: 'limited', why: 'rules' })
  expect(bookingCoverage(hr, ['root', 'north', 'south'])).toEqual({ kind: 'whole' })
})
