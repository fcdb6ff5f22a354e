/** A unit of an organisation. The root of a company has no parent and stands for the whole of it. */
export interface UnitNode {
  readonly id: string
  readonly parentId: string | null
  readonly clientNumber: string
}

/** The unit that a role is for; a recursive role covers the units below it too. */
export interface UnitScope {
  readonly unitId: string
  readonly recursive: boolean
}

/** The units of an organisation with their parents and children. Made once, then used for any number of roles. */
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

/**
 * Whether a role covers at least one of the units. `unitsAndAbove` holds the same units and every unit above them.
 */
export function coversOneOf(
  scope: UnitScope,
  units: ReadonlySet<string>,
  unitsAndAbove: ReadonlySet<string>,
): boolean {
  return units.has(scope.unitId) || (scope.recursive && unitsAndAbove.has(scope.unitId))
}
