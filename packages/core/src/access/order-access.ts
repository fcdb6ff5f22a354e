import { accountsShutByColleagueRule } from './colleague-rule.ts'
import type { OrdererRole } from './orderer-role.ts'
import { accountsShutByOrderingRule } from './ordering-rule.ts'
import { coveredUnits, type UnitTree } from './unit-tree.ts'

/** The signed-in user. */
export interface AccessUser {
  readonly accountId: string
  /** The unit of the employment at the selected client number, found by identity number; null where there is none. */
  readonly unitId: string | null
}

/** What the rules ask of an employee. */
export interface AccessEmployee {
  readonly unitId: string
  /** The account of the same person, if there is one. */
  readonly accountId: string | null
  /** The account of the immediate manager, if there is one. */
  readonly managerAccountId: string | null
}

/** What a user may, prepared once so that each employee is judged in constant time. */
export interface OrderAccess {
  readonly accountId: string
  /** Units that a role of either kind covers. */
  readonly ordersFor: ReadonlySet<string>
  /** Units that an extended role covers. */
  readonly extendedFor: ReadonlySet<string>
  readonly shutByOrdering: ReadonlySet<string>
  readonly shutByColleague: ReadonlySet<string>
}

/**
 * Prepares the rules for one user.
 * @param tree the units of all companies of the group
 * @param roles every orderer role, of whomever, in all companies of the group
 */
export function orderAccess(user: AccessUser, tree: UnitTree, roles: readonly OrdererRole[]): OrderAccess {
  const own = roles.filter(role => role.accountId === user.accountId)
  const ordersFor = coveredUnits(tree, own)
  return {
    accountId: user.accountId,
    ordersFor,
    extendedFor: coveredUnits(
      tree,
      own.filter(({ role }) => role === 'extended-orderer'),
    ),
    shutByOrdering: accountsShutByOrderingRule(tree, roles, ordersFor),
    shutByColleague: accountsShutByColleagueRule(tree, roles, user.unitId),
  }
}

/**
 * Whether an extended role covers a whole company, which is what HR means and what the personnel file takes.
 * False for a company without units.
 */
export function isExtendedForCompany(access: OrderAccess, tree: UnitTree, clientNumber: string): boolean {
  const units = tree.units.filter(unit => unit.clientNumber === clientNumber)
  return units.length > 0 && units.every(unit => access.extendedFor.has(unit.id))
}
