import { type AccessEmployee, fitsCoworkerFilter, type OrderAccess } from '@salvia/core/access'
import { COWORKER_CONTEXTS, type CoworkerContext } from '@salvia/core/coworkers'

/** So many employees of one unit who stand together in the order: by their unit, by their manager, or all as one. */
export interface Tally {
  readonly unitId: string
  readonly group: string
  readonly count: number
}

/** An employee whose account, or whose manager, matters to the rules. All others of a unit are alike to them. */
export interface SpecialEmployee extends AccessEmployee {
  readonly id: string
  readonly group: string
}

/** Who fits a filter: everyone in the units, without some and with some others. */
export interface Selection {
  readonly units: readonly string[]
  readonly without: readonly string[]
  readonly with: readonly string[]
}

/** What is counted and selected from: the rules are asked once for a unit and once for each special employee. */
export interface Standing {
  readonly access: OrderAccess
  readonly tallies: readonly Tally[]
  readonly specials: readonly SpecialEmployee[]
}

/** Someone in a unit of whom the rules know nothing but the unit. */
function ordinary(unitId: string): AccessEmployee {
  return { unitId, accountId: null, managerAccountId: null }
}

export function selectionOf({ access, tallies, specials }: Standing, context: CoworkerContext): Selection {
  const fits = (employee: AccessEmployee) => fitsCoworkerFilter(context, access, employee)
  const units = new Set(
    [...new Set(tallies.map(({ unitId }) => unitId))].filter(unitId => fits(ordinary(unitId))),
  )
  const inUnits = specials.filter(({ unitId }) => units.has(unitId))
  const elsewhere = specials.filter(({ unitId }) => !units.has(unitId))
  return {
    units: [...units],
    without: inUnits.filter(employee => !fits(employee)).map(({ id }) => id),
    with: elsewhere.filter(fits).map(({ id }) => id),
  }
}

/** How many fit a filter, by the groups of the order. */
export function countByGroup(standing: Standing, context: CoworkerContext): Map<string, number> {
  const { tallies, specials } = standing
  const selection = selectionOf(standing, context)
  const units = new Set(selection.units)
  const counts = new Map<string, number>()
  const add = (group: string, count: number) => counts.set(group, (counts.get(group) ?? 0) + count)
  for (const { unitId, group, count } of tallies) if (units.has(unitId)) add(group, count)
  const groupOf = new Map(specials.map(({ id, group }) => [id, group]))
  for (const id of selection.without) add(groupOf.get(id) ?? '', -1)
  for (const id of selection.with) add(groupOf.get(id) ?? '', 1)
  return counts
}

/** How many stand under each filter. */
export function countByContext(standing: Standing): Record<CoworkerContext, number> {
  const total = (context: CoworkerContext) =>
    [...countByGroup(standing, context).values()].reduce((sum, count) => sum + count, 0)
  return Object.fromEntries(COWORKER_CONTEXTS.map(context => [context, total(context)])) as Record<
    CoworkerContext,
    number
  >
}

/** The groups that a page lies in, in their order, and how many of the first of them come before it. */
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
