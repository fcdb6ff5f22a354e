import type { OrdererRole } from './orderer-role.ts'
import type { UnitTree } from './unit-tree.ts'

/** Somebody who orders for a unit, by the nearest of their roles. */
export interface OrderingAccount extends OrdererRole {
  /** How many levels above the unit the role stands; 0 for the unit itself. */
  readonly distance: number
}

/**
 * Who holds an orderer role that covers a unit, the nearest first. Each account is there once; of two roles for the same
 * unit the extended one counts.
 */
export function orderManagersOf(
  tree: UnitTree,
  roles: readonly OrdererRole[],
  unitId: string,
): OrderingAccount[] {
  const distances = new Map<string, number>()
  let above: string | null | undefined = unitId
  for (let distance = 0; above != null && !distances.has(above); distance += 1) {
    distances.set(above, distance)
    above = tree.parents.get(above)
  }
  const nearest = new Map<string, OrderingAccount>()
  for (const role of roles) {
    const distance = distances.get(role.unitId)
    if (distance === undefined || (distance > 0 && !role.recursive)) continue
    const known = nearest.get(role.accountId)
    const isNearer = !known || distance < known.distance
    const isStronger = known?.distance === distance && role.role === 'extended-orderer'
    if (isNearer || isStronger) nearest.set(role.accountId, { ...role, distance })
  }
  return [...nearest.values()].sort((one, other) => one.distance - other.distance)
}
