/** A unit of an organisation. The root of a company has no parent and stands for the whole of it. */
export interface UnitNode {
  readonly id: string
  readonly parentId: string | null
  readonly clientNumber: string
}

/** Where a role holds: on a unit, and below it where the role is recursive. */
export interface UnitScope {
  readonly unitId: string
  readonly recursive: boolean
}

/** Units by what lies above and below them. Made once, then asked for any number of roles. */
export interface UnitTree {
  readonly units: readonly UnitNode[]
  readonly parents: ReadonlyMap<string, string | null>
  readonly children: ReadonlyMap<string, readonly string[]>
}

export function unitTree(units: readonly UnitNode[]): UnitTree {
  const parents = new Map<string, string | null>()
  const children = new Map<string, string[]>()
  for (const { id, parentId } of units) {
    parents.set(id, parentId)
    if (parentId === null) continue
    const siblings = children.get(parentId)
    if (siblings) siblings.push(id)
    else children.set(parentId, [id])
  }
  return { units, parents, children }
}

/** Every unit that the roles cover: a recursive one counts for every unit below it, at any depth. @spec §6 */
export function coveredUnits(tree: UnitTree, scopes: Iterable<UnitScope>): Set<string> {
  const covered = new Set<string>()
  const expanded = new Set<string>()
  for (const { unitId, recursive } of scopes) {
    covered.add(unitId)
    const open = recursive ? [unitId] : []
    for (let unit = open.pop(); unit !== undefined; unit = open.pop()) {
      if (expanded.has(unit)) continue
      expanded.add(unit)
      covered.add(unit)
      open.push(...(tree.children.get(unit) ?? []))
    }
  }
  return covered
}

/** The units and every unit above one of them. */
export function withUnitsAbove(tree: UnitTree, units: Iterable<string>): Set<string> {
  const result = new Set<string>()
  for (const start of units) {
    let unit: string | null | undefined = start
    while (unit != null && !result.has(unit)) {
      result.add(unit)
      unit = tree.parents.get(unit)
    }
  }
  return result
}

/** Whether a role covers one of the units, given these with the units above them. */
export function coversOneOf(
  scope: UnitScope,
  units: ReadonlySet<string>,
  unitsAndAbove: ReadonlySet<string>,
): boolean {
  return units.has(scope.unitId) || (scope.recursive && unitsAndAbove.has(scope.unitId))
}
