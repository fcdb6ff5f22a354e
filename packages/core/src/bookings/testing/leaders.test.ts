import { expect, test } from 'vitest'
import { leadersAmong } from './leaders.ts'

test('leaders are those whom somebody has as manager, and orderers of any unit', () => {
  const person = (id: string, other: object = {}) => ({
    id,
    accountId: null,
    managerEmployeeId: null,
    managerAccountId: null,
    ...other,
  })
  const staff = [
    person('boss'),
    person('chief', { accountId: 'chief-account' }),
    person('orderer', { accountId: 'peer' }),
    person('worker', { accountId: 'own-account', managerEmployeeId: 'boss' }),
    person('other', { managerAccountId: 'chief-account' }),
  ]
  expect(
    leadersAmong(staff, [{ accountId: 'peer', unitId: 'south', role: 'orderer', recursive: true }]),
  ).toEqual(new Set(['boss', 'chief', 'orderer']))
  expect(leadersAmong(staff.slice(0, 3), [])).toEqual(new Set())
})
