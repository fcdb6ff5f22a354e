import type { OrdererRole } from './orderer-role.ts'
import { orderersOfUnit } from './orderers-of-unit.ts'
import type { UnitTree } from './unit-tree.ts'

/**
 * The accounts that the colleague rule shuts: orderers of the unit that the user belongs to (that unit itself, not
 * those above), wherever they work.
 * @spec §6
 */
export function accountsShutByColleagueRule(
  tree: UnitTree,
  roles: readonly OrdererRole[],
  userUnitId: string | null,
): Set<string> {
  return userUnitId === null ? new Set() : orderersOfUnit(tree, roles, userUnitId)
}
