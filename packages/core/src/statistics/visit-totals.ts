import type { CountedUnit } from './counted-units.ts'
import { bottomUp, type TreeUnit } from './unit-order.ts'
import type { VisitCategory } from './visit-catalogue.ts'

/** How many visits of one kind the employees of one unit had in a month. */
export interface VisitCount {
  readonly unitId: string
  readonly category: VisitCategory
  readonly isPreventive: boolean
  readonly count: number
}

/** The visits of one kind that are counted for a unit in a month. */
export interface VisitTotal extends Omit<VisitCount, 'count'> {
  /** Of the unit itself, and of the units that stand in it. */
  readonly own: number
  /** With all units below it. */
  readonly below: number
}

/**
 * Counts the visits of a month for every unit. Each is counted once: for the unit that its own one stands in, and with
 * units below for each unit above that. So parts add up to totals.
 */
export function visitTotals(
  units: readonly TreeUnit[],
  places: ReadonlyMap<string, CountedUnit>,
  counts: readonly VisitCount[],
): VisitTotal[] {
  const order = bottomUp(units)
  const kinds = Map.groupBy(counts, ({ category, isPreventive }) => `${category} ${isPreventive}`)
  return [...kinds.values()].flatMap(ofKind => {
    const own = new Map<string, number>()
    for (const { unitId, count } of ofKind) {
      const id = places.get(unitId)?.countedIn ?? unitId
      own.set(id, (own.get(id) ?? 0) + count)
    }
    const below = new Map(own)
    for (const { id, parentId } of order)
      if (parentId !== null) below.set(parentId, (below.get(parentId) ?? 0) + (below.get(id) ?? 0))
    const [{ category, isPreventive } = { category: 'other' as const, isPreventive: false }] = ofKind
    return [...below].flatMap(([unitId, sum]) =>
      sum === 0 ? [] : { unitId, category, isPreventive, own: own.get(unitId) ?? 0, below: sum },
    )
  })
}
