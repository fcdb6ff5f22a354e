/** A unit of a company. */
export interface TreeUnit {
  readonly id: string
  /** Null for the root. */
  readonly parentId: string | null
}

/** Every unit before the one above it. */
export function bottomUp<Unit extends TreeUnit>(units: readonly Unit[]): Unit[] {
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const depths = new Map<string, number>()
  const depthOf = (id: string): number => {
    const known = depths.get(id)
    if (known !== undefined) return known
    const parent = parents.get(id)
    const depth = parent ? depthOf(parent) + 1 : 0
    depths.set(id, depth)
    return depth
  }
  return [...units].sort((one, other) => depthOf(other.id) - depthOf(one.id))
}
