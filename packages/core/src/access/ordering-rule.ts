import type { OrdererRole } from './orderer-role.ts'
import { coversOneOf, type UnitTree, withUnitsAbove } from './unit-tree.ts'

/**
 * The accounts that the ordering rule excludes: those with an orderer role, of either kind, for a unit that the user
 * orders for, in any company of the group.
 * @spec §6
 */
export function accountsShutByOrderingRule(
  tree: UnitTree,
  roles: readonly OrdererRole[],
  ordersFor: ReadonlySet<string>,
): Set<string> {
  const above = withUnitsAbove(tree, ordersFor)
  return new Set(roles.filter(role => coversOneOf(role, ordersFor, above)).map(role => role.accountId))
}
