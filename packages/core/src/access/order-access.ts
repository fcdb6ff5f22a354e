import { accountsShutByColleagueRule } from './colleague-rule.ts'
import type { OrdererRole } from './orderer-role.ts'
import { accountsShutByOrderingRule } from './ordering-rule.ts'
import { coveredUnits, type UnitTree } from './unit-tree.ts'

/**
 * Where a user works at the selected client number, by identity number; for an account without one by e-mail, where a
 * single employee has it.
 */
export type Employment =
  | { readonly kind: 'unit'; readonly unitId: string }
  /** The identity number is known, and nobody employed here has it. */
  | { readonly kind: 'elsewhere' }
  /** Nothing tells which of the employees the user is, so that no rule can be asked. */
  | { readonly kind: 'unknown' }

/** The signed-in user. */
export interface AccessUser {
  readonly accountId: string
  readonly employment: Employment
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
  /** Nobody is within reach of a user of whom it is not known which employee they are. */
  readonly isPlaced: boolean
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
  const { accountId, employment } = user
  return {
    accountId,
    isPlaced: employment.kind !== 'unknown',
    ordersFor,
    extendedFor: coveredUnits(
      tree,
      own.filter(({ role }) => role === 'extended-orderer'),
    ),
    shutByOrdering: accountsShutByOrderingRule(tree, roles, ordersFor),
    shutByColleague: accountsShutByColleagueRule(
      tree,
      roles,
      employment.kind === 'unit' ? employment.unitId : null,
    ),
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
