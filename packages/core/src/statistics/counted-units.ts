import { STATISTICS_EMPLOYED_MIN } from '../limits/index.ts'
import { bottomUp, type TreeUnit } from './unit-order.ts'

/** Where a unit's visits of one month are counted. */
export interface CountedUnit {
  /** The unit itself, or the nearest one above that has enough employed. */
  readonly countedIn: string
  /** How many are employed in the unit, with those of the units that stand in it. */
  readonly employed: number
  /** How many are employed in it and in all units below it. */
  readonly employedBelow: number
}

/**
 * Finds in which unit each one is counted: a unit with too few employed stands in the one above, which counts them too.
 * The root stands in itself.
 * @param employed how many were employed in each unit on the last day of the month
 * @spec §9
 */
export function countedUnits(
  units: readonly TreeUnit[],
  employed: ReadonlyMap<string, number>,
): ReadonlyMap<string, CountedUnit> {
  const own = new Map(employed)
  const below = new Map(employed)
  const large = new Set<string>()
  const order = bottomUp(units)
  for (const { id, parentId } of order) {
    const count = own.get(id) ?? 0
    if (parentId === null || count >= STATISTICS_EMPLOYED_MIN) large.add(id)
    else own.set(parentId, (own.get(parentId) ?? 0) + count)
    if (parentId !== null) below.set(parentId, (below.get(parentId) ?? 0) + (below.get(id) ?? 0))
  }
  const found = new Map<string, CountedUnit>()
  for (const { id, parentId } of order.toReversed()) {
    const above = parentId === null ? id : (found.get(parentId)?.countedIn ?? id)
    found.set(id, {
      countedIn: large.has(id) ? id : above,
      employed: own.get(id) ?? 0,
      employedBelow: below.get(id) ?? 0,
    })
  }
  return found
}
