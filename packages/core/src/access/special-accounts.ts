import type { OrderAccess } from './order-access.ts'

/**
 * The accounts whose employees the rules may treat unlike others of the same unit, among the employees of these units:
 * the user's own, and those that a rule shuts unless an extended role lifts it everywhere here.
 */
export function specialAccounts(access: OrderAccess, unitIds: readonly string[]): Set<string> {
  const isLifted = unitIds.every(id => access.extendedFor.has(id))
  const shut = isLifted ? [] : [...access.shutByOrdering, ...access.shutByColleague]
  return new Set([access.accountId, ...shut])
}
