import type { CountedUnit } from './counted-units.ts'
import { bottomUp, type TreeUnit } from './unit-order.ts'

/** How many of one kind the employees of one unit had in a month. */
export interface UnitCount<Kind> {
  readonly unitId: string
  readonly kind: Kind
  readonly count: number
}

/** What of one kind is counted for a unit in a month. */
export interface UnitTotal<Kind> extends Omit<UnitCount<Kind>, 'count'> {
  /** Of the unit itself, and of the units that stand in it. */
  readonly own: number
  /** With all units below it. */
  readonly below: number
}

/**
 * Adds up a month for every unit. All is counted once: for the unit that its own one stands in, and with units below for
 * each unit above that. So parts add up to totals.
 * @param keyOf tells kinds apart
 */
export function unitTotals<Kind>(
  units: readonly TreeUnit[],
  places: ReadonlyMap<string, CountedUnit>,
  counts: readonly UnitCount<Kind>[],
  keyOf: (kind: Kind) => string,
): UnitTotal<Kind>[] {
  const order = bottomUp(units)
  const kinds = new Map(counts.map(({ kind }) => [keyOf(kind), kind]))
  const byKind = Map.groupBy(counts, ({ kind }) => keyOf(kind))
  return [...kinds].flatMap(([key, kind]) => {
    const own = new Map<string, number>()
    for (const { unitId, count } of byKind.get(key) ?? []) {
      const id = places.get(unitId)?.countedIn ?? unitId
      own.set(id, (own.get(id) ?? 0) + count)
    }
    const below = new Map(own)
    for (const { id, parentId } of order)
      if (parentId !== null) below.set(parentId, (below.get(parentId) ?? 0) + (below.get(id) ?? 0))
    return [...below].flatMap(([unitId, sum]) =>
      sum === 0 ? [] : { unitId, kind, own: own.get(unitId) ?? 0, below: sum },
    )
  })
}
