import {
  type AccessEmployee,
  fitsCoworkerFilter,
  type OrderAccess,
  specialAccounts,
} from '@salvia/core/access'
import { COWORKER_CONTEXTS } from '@salvia/core/coworkers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countByContext,
  countByGroup,
  groupsOfPage,
  type SelectionBasis,
  selectionOf,
} from './coworker-selection.ts'

interface Employee extends AccessEmployee {
  readonly id: string
  readonly group: string
}

const ME = 'me'
const UNITS = ['u1', 'u2', 'u3']
const ACCOUNTS = [ME, 'a1', 'a2', 'a3']
const account = fc.option(fc.constantFrom(...ACCOUNTS), { nil: null })
const employees = fc
  .array(
    fc.record({
      unitId: fc.constantFrom(...UNITS),
      accountId: account,
      managerAccountId: account,
      group: fc.constantFrom('x', 'y'),
    }),
    { maxLength: 20 },
  )
  .map(list => list.map((employee, index): Employee => ({ ...employee, id: `e${index}` })))
const some = (of: readonly string[]) => fc.subarray([...of]).map(list => new Set(list))
const access: fc.Arbitrary<OrderAccess> = fc.record({
  accountId: fc.constant(ME),
  isPlaced: fc.boolean(),
  ordersFor: some(UNITS),
  extendedFor: some(UNITS),
  reviews: some(UNITS),
  shutByOrdering: some(ACCOUNTS),
  shutByColleague: some(ACCOUNTS),
})

/** What the database would return for these employees. */
function basisOf(of: OrderAccess, all: readonly Employee[]): SelectionBasis {
  const special = specialAccounts(of, UNITS)
  const byUnitAndGroup = Map.groupBy(all, ({ unitId, group }) => `${unitId} ${group}`)
  return {
    access: of,
    tallies: [...byUnitAndGroup.values()].flatMap(list =>
      list.slice(0, 1).map(({ unitId, group }) => ({ unitId, group, count: list.length })),
    ),
    specials: all
      .map(employee => ({
        ...employee,
        accountId: employee.accountId && special.has(employee.accountId) ? employee.accountId : null,
        managerAccountId: employee.managerAccountId === ME ? ME : null,
      }))
      .filter(employee => employee.accountId !== null || employee.managerAccountId !== null),
  }
}

test('counts and selects whom the rules let through when each employee is asked', () => {
  fc.assert(
    fc.property(access, employees, (of, all) => {
      const basis = basisOf(of, all)
      const counts = countByContext(basis)
      for (const context of COWORKER_CONTEXTS) {
        const fit = all.filter(employee => fitsCoworkerFilter(context, of, employee))
        expect(counts[context]).toBe(fit.length)
        const groups = countByGroup(basis, context)
        for (const group of ['x', 'y']) {
          expect(groups.get(group) ?? 0).toBe(fit.filter(employee => employee.group === group).length)
        }
        const selection = selectionOf(basis, context)
        const selected = all.filter(
          ({ id, unitId }) =>
            (selection.units.includes(unitId) && !selection.without.includes(id)) ||
            selection.with.includes(id),
        )
        expect(selected.map(({ id }) => id)).toEqual(fit.map(({ id }) => id))
      }
    }),
  )
})

test.each([
  [
    { offset: 0, limit: 2 },
    { groups: ['a'], skip: 0 },
  ],
  [
    { offset: 2, limit: 2 },
    { groups: ['a', 'c'], skip: 2 },
  ],
  [
    { offset: 3, limit: 2 },
    { groups: ['c'], skip: 0 },
  ],
  [
    { offset: 4, limit: 9 },
    { groups: ['c'], skip: 1 },
  ],
  [
    { offset: 5, limit: 9 },
    { groups: [], skip: 0 },
  ],
])('of groups of 3, 0 and 2, the page %o lies in %o', (range, expected) => {
  const counts = new Map([
    ['a', 3],
    ['b', 0],
    ['c', 2],
  ])
  expect(groupsOfPage(['a', 'b', 'c'], counts, range)).toEqual(expected)
})
