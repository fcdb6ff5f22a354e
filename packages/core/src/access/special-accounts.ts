import type { OrderAccess } from './order-access.ts'

/**
 * The accounts whose employees must be judged one by one among the employees of these units, since a rule may exclude
 * them: the user's own account, and those that the ordering or the colleague rule names. Where an extended role
 * covers all of the units these two rules exclude nobody, so that only the user's own account is left.
 */
export function specialAccounts(access: OrderAccess, unitIds: readonly string[]): Set<string> {
  const isLifted = unitIds.every(id => access.extendedFor.has(id))
  const shut = isLifted ? [] : [...access.shutByOrdering, ...access.shutByColleague]
  return new Set([access.accountId, ...shut])
}
