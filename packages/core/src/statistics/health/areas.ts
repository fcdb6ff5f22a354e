import { HEALTH_AREA_EMPLOYED } from '../../limits/index.ts'
import { bottomUp, type TreeUnit } from '../unit-order.ts'

/**
 * Divides a company into the areas that figures about health are told of: from the leaves up, a unit with so many
 * employed that smaller ones below it are counted with it. The rest is the root's; while the root has too few, the
 * smallest area joins it, of equal ones the first by id.
 * @param units every unit once; exactly one has no parent
 * @param employed how many are employed in each unit itself; a unit that is missing has nobody
 * @returns the id of the area that holds each unit
 * @spec §9
 */
export function areasOf(
  units: readonly TreeUnit[],
  employed: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const areas = new Map<string, number>()
  const counts = new Map(employed)
  const add = (id: string, count: number) => counts.set(id, (counts.get(id) ?? 0) + count)
  let root: string | undefined
  for (const { id, parentId } of bottomUp(units)) {
    const count = counts.get(id) ?? 0
    if (parentId === null) root = id
    else if (count >= HEALTH_AREA_EMPLOYED) areas.set(id, count)
    else add(parentId, count)
  }
  if (root === undefined) return new Map()
  // What joins the root does so from under another area, too.
  const joined = new Set([root])
  let rest = counts.get(root) ?? 0
  while (rest < HEALTH_AREA_EMPLOYED && areas.size > 0) {
    const [smallest = ['', 0] as const] = [...areas].sort(smallestFirst)
    areas.delete(smallest[0])
    joined.add(smallest[0])
    rest += smallest[1]
  }
  const top = root
  const areaOf = (id: string): string => {
    let at = id
    while (!areas.has(at) && !joined.has(at)) at = parents.get(at) ?? top
    return joined.has(at) ? top : at
  }
  return new Map(units.map(({ id }) => [id, areaOf(id)]))
}

function smallestFirst(
  [one, few]: readonly [string, number],
  [other, more]: readonly [string, number],
): number {
  return few - more || (one < other ? -1 : 1)
}
