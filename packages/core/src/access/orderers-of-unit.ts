import type { OrdererRole } from './orderer-role.ts'
import { coversOneOf, type UnitTree, withUnitsAbove } from './unit-tree.ts'

/** The accounts that hold an orderer role, of either kind, which covers a unit. */
export function orderersOfUnit(tree: UnitTree, roles: readonly OrdererRole[], unitId: string): Set<string> {
  const unit = new Set([unitId])
  const above = withUnitsAbove(tree, unit)
  return new Set(roles.filter(role => coversOneOf(role, unit, above)).map(role => role.accountId))
}
