import { fitsCoworkerFilter, type OrderAccess } from '@salvia/core/access'
import { COWORKER_CONTEXTS, type CoworkerContext } from '@salvia/core/coworkers'
import {
  type EmployeeSelection,
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
export interface GroupedEmployee extends SpecialEmployee {
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
  const { tallies, specials } = basis
  const selection = selectionOf(basis, context)
  const units = new Set(selection.units)
  const counts = new Map<string, number>()
  const add = (group: string, count: number) => counts.set(group, (counts.get(group) ?? 0) + count)
  for (const { unitId, group, count } of tallies) if (units.has(unitId)) add(group, count)
  const groupOf = new Map(specials.map(({ id, group }) => [id, group]))
  for (const id of selection.without) add(groupOf.get(id) ?? '', -1)
  for (const id of selection.with) add(groupOf.get(id) ?? '', 1)
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
