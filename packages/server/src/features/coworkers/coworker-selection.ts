import { type AccessEmployee, fitsCoworkerFilter, type OrderAccess } from '@salvia/core/access'
import { COWORKER_CONTEXTS, type CoworkerContext } from '@salvia/core/coworkers'
import {
  type EmployeeSelection,
  ordinaryEmployee,
  type SpecialEmployee,
  selectEmployees,
} from '../../access/employee-selection.ts'

/** The number of employees of one unit in one group of the order: by unit, by manager, or all in one. */
export interface Tally {
  readonly unitId: string
  readonly group: string
  readonly count: number
}

/** An employee whom the rules may treat differently from the unit, with the group of the order. */
interface GroupedEmployee extends Omit<SpecialEmployee, 'managerKey'> {
  readonly group: string
}

/** What to count and select from. The rules run once for each unit and once for each special employee. */
export interface SelectionBasis {
  readonly access: OrderAccess
  readonly tallies: readonly Tally[]
  readonly specials: readonly GroupedEmployee[]
}

export function selectionOf(
  { access, tallies, specials }: SelectionBasis,
  context: CoworkerContext,
): EmployeeSelection {
  const units = tallies.map(({ unitId }) => unitId)
  return selectEmployees(units, specials, employee => fitsCoworkerFilter(context, access, employee))
}

/** How many employees fit a filter, by the groups of the order. */
export function countByGroup(basis: SelectionBasis, context: CoworkerContext): Map<string, number> {
  const { access, tallies, specials } = basis
  const fits = (employee: AccessEmployee) => fitsCoworkerFilter(context, access, employee)
  const fitting = new Map<string, boolean>()
  const unitFits = (unitId: string) => {
    const known = fitting.get(unitId) ?? fits(ordinaryEmployee(unitId))
    fitting.set(unitId, known)
    return known
  }
  const counts = new Map<string, number>()
  const add = (group: string, count: number) => counts.set(group, (counts.get(group) ?? 0) + count)
  for (const { unitId, group, count } of tallies) if (unitFits(unitId)) add(group, count)
  for (const employee of specials) {
    const difference = Number(fits(employee)) - Number(unitFits(employee.unitId))
    if (difference !== 0) add(employee.group, difference)
  }
  return counts
}

/** How many employees each filter has. */
export function countByContext(basis: SelectionBasis): Record<CoworkerContext, number> {
  const total = (context: CoworkerContext) =>
    [...countByGroup(basis, context).values()].reduce((sum, count) => sum + count, 0)
  return Object.fromEntries(COWORKER_CONTEXTS.map(context => [context, total(context)])) as Record<
    CoworkerContext,
    number
  >
}

/** The groups that a page covers, in order, and how many employees of the first group come before the page. */
export function groupsOfPage(
  inOrder: readonly string[],
  counts: ReadonlyMap<string, number>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly groups: string[]; readonly skip: number } {
  const groups: string[] = []
  let skip = 0
  let before = 0
  for (const group of inOrder) {
    const count = counts.get(group) ?? 0
    if (count > 0 && before < offset + limit && before + count > offset) {
      if (groups.length === 0) skip = offset - before
      groups.push(group)
    }
    before += count
  }
  return { groups, skip }
}
