import type { OrdererRole } from './orderer-role.ts'
import { coversOneOf, type UnitTree, withUnitsAbove } from './unit-tree.ts'

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
  if (userUnitId === null) return new Set()
  const unit = new Set([userUnitId])
  const above = withUnitsAbove(tree, unit)
  return new Set(roles.filter(role => coversOneOf(role, unit, above)).map(role => role.accountId))
}
