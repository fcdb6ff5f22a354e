import type { OrdererRole } from './orderer-role.ts'
import { orderersOfUnit } from './orderers-of-unit.ts'
import type { UnitTree } from './unit-tree.ts'

/**
 * The accounts that the colleague rule excludes: those with an orderer role that covers the user's own unit,
 * wherever these people work. A role on a unit above counts only if it is recursive.
 * @spec §6
 */
export function accountsShutByColleagueRule(
  tree: UnitTree,
  roles: readonly OrdererRole[],
  userUnitId: string | null,
): Set<string> {
  return userUnitId === null ? new Set() : orderersOfUnit(tree, roles, userUnitId)
}
