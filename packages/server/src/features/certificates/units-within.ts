import type { NamedUnit } from '../../access/group-facts.store.ts'

/** The ids of a unit and everything below it; none for a unit that is not among them. */
export function unitsWithin(units: readonly Pick<NamedUnit, 'id' | 'parentId'>[], id: string): string[] {
  const below = Map.groupBy(units, ({ parentId }) => parentId)
  const found = units.some(unit => unit.id === id) ? [id] : []
  for (const unit of found) found.push(...(below.get(unit) ?? []).map(child => child.id))
  return found
}
