import { accountsShutByColleagueRule } from './colleague-rule.ts'
import type { OrdererRole } from './orderer-role.ts'
import { accountsShutByOrderingRule } from './ordering-rule.ts'
import { coveredUnits, type UnitScope, type UnitTree } from './unit-tree.ts'

/**
 * The user's own employment at the selected client number. It is found by identity number; for an account without one
 * by email, if exactly one employee has that email.
 */
export type Employment =
  | { readonly kind: 'unit'; readonly unitId: string }
  /** The identity number is known, and nobody employed here has it. */
  | { readonly kind: 'elsewhere' }
  /** It is not known which employee the user is, so no rule can be judged. */
  | { readonly kind: 'unknown' }

/** The signed-in user. */
export interface AccessUser {
  readonly accountId: string
  readonly employment: Employment
  /** The units for which the user is check-up reviewer. That role lets nobody order, and counts in no rule about others. */
  readonly reviews?: readonly UnitScope[]
}

/** What the rules need to know about an employee. */
export interface AccessEmployee {
  readonly unitId: string
  /** The account of the same person, if there is one. */
  readonly accountId: string | null
  /** The account of the immediate manager, if there is one. */
  readonly managerAccountId: string | null
}

/** What a user may do, prepared once so that each employee is judged in constant time. */
export interface OrderAccess {
  readonly accountId: string
  /** False when it is not known which employee the user is: then nobody is within reach. */
  readonly isPlaced: boolean
  /** The ids of the units that the user's roles cover, plain or extended. */
  readonly ordersFor: ReadonlySet<string>
  /** The ids of the units that the user's extended roles cover. */
  readonly extendedFor: ReadonlySet<string>
  /** The ids of the units whose medical check-ups the user reviews. */
  readonly reviews: ReadonlySet<string>
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
  const { accountId, employment, reviews = [] } = user
  return {
    accountId,
    isPlaced: employment.kind !== 'unknown',
    ordersFor,
    extendedFor: coveredUnits(
      tree,
      own.filter(({ role }) => role === 'extended-orderer'),
    ),
    reviews: coveredUnits(tree, reviews),
    shutByOrdering: accountsShutByOrderingRule(tree, roles, ordersFor),
    shutByColleague: accountsShutByColleagueRule(
      tree,
      roles,
      employment.kind === 'unit' ? employment.unitId : null,
    ),
  }
}

/**
 * Whether the user's extended role covers a whole company. That is what HR means, and what sending personnel files
 * takes. False for a company without units.
 */
export function isExtendedForCompany(access: OrderAccess, tree: UnitTree, clientNumber: string): boolean {
  const units = tree.units.filter(unit => unit.clientNumber === clientNumber)
  return units.length > 0 && units.every(unit => access.extendedFor.has(unit.id))
}
