import { expect, test } from 'vitest'
import type { CoworkerContext } from '../coworkers/index.ts'
import { absenceReason } from './absence-reason.ts'
import type { AccessEmployee, OrderAccess } from './order-access.ts'

/** The user orders for the stock. */
const access: OrderAccess = {
  accountId: 'me',
  isPlaced: true,
  ordersFor: new Set(['stock']),
  extendedFor: new Set(),
  reviews: new Set(),
  shutByOrdering: new Set(['al']),
  shutByColleague: new Set(['bo']),
}
const works = (unitId: string, other: Partial<AccessEmployee> = {}): AccessEmployee => ({
  ...{ unitId, accountId: null, managerAccountId: null },
  ...other,
})
const why = (context: CoworkerContext, employee: AccessEmployee) => absenceReason(context, access, employee)

test('an employee who stands under the filter is there', () => {
  expect(why('all', works('stock'))).toEqual({ kind: 'here' })
  expect(why('orderable', works('stock'))).toEqual({ kind: 'here' })
  expect(why('managed', works('office', { managerAccountId: 'me' }))).toEqual({ kind: 'here' })
  expect(why('excluded', works('stock', { accountId: 'al' }))).toEqual({ kind: 'here' })
})

test('among those to order for: the rule that shuts, or the role that ordering takes', () => {
  const shut = (accountId: string) => why('orderable', works('stock', { accountId }))
  expect(shut('me')).toEqual({ kind: 'excluded', rule: 'self-insight' })
  expect(shut('al')).toEqual({ kind: 'excluded', rule: 'ordering' })
  expect(shut('bo')).toEqual({ kind: 'excluded', rule: 'colleague' })
  expect(why('orderable', works('office', { managerAccountId: 'me' }))).toEqual({ kind: 'no-role' })
})

test('among those of the own units: the role that is lacking, else the filters where the employee stands', () => {
  expect(why('unit-orderer', works('office', { managerAccountId: 'me' }))).toEqual({ kind: 'no-role' })
  const shutReport = works('office', { managerAccountId: 'me', accountId: 'al' })
  const contexts = ['all', 'managed', 'excluded']
  expect(why('unit-orderer', shutReport)).toEqual({ kind: 'other-filter', contexts })
})

test('among the direct reports and the excluded: the other filters', () => {
  const contexts = ['all', 'orderable', 'unit-orderer']
  expect(why('managed', works('stock'))).toEqual({ kind: 'other-filter', contexts })
  expect(why('excluded', works('stock'))).toEqual({ kind: 'other-filter', contexts })
})

test('out of reach there is no reason, under any filter', () => {
  for (const context of ['all', 'managed', 'orderable', 'unit-orderer', 'excluded'] as const) {
    expect(why(context, works('office'))).toBeNull()
    expect(why(context, works('office', { accountId: 'me' }))).toBeNull()
    expect(absenceReason(context, { ...access, isPlaced: false }, works('stock'))).toBeNull()
  }
})
