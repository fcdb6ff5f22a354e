import type { ExclusionRule } from '../coworkers/index.ts'
import type { AccessEmployee, OrderAccess } from './order-access.ts'
import { isInOrderedUnit, isWithinReach } from './reach.ts'
import { isSelf } from './self-insight-rule.ts'

/** Whether a user may order for an employee, and if not, why. */
export type OrderVerdict =
  | { readonly kind: 'allowed' }
  /** The user must not learn that this employee exists. */
  | { readonly kind: 'out-of-reach' }
  | { readonly kind: 'excluded'; readonly rule: ExclusionRule }
  /** The user sees the employee as manager, but ordering takes a role. */
  | { readonly kind: 'no-role' }

const ALLOWED: OrderVerdict = { kind: 'allowed' }
const OUT_OF_REACH: OrderVerdict = { kind: 'out-of-reach' }
const NO_ROLE: OrderVerdict = { kind: 'no-role' }
const EXCLUDED: Readonly<Record<ExclusionRule, OrderVerdict>> = {
  'self-insight': { kind: 'excluded', rule: 'self-insight' },
  ordering: { kind: 'excluded', rule: 'ordering' },
  colleague: { kind: 'excluded', rule: 'colleague' },
}

/**
 * Judges in a fixed order: reach first, then the self-insight, the ordering and the colleague rule. The first that
 * fails is the answer.
 * @spec §6
 */
export function mayOrderFor(access: OrderAccess, employee: AccessEmployee): OrderVerdict {
  if (!isWithinReach(access, employee)) return OUT_OF_REACH
  const rule = exclusionRule(access, employee)
  if (rule) return EXCLUDED[rule]
  return isInOrderedUnit(access, employee) ? ALLOWED : NO_ROLE
}

function exclusionRule(access: OrderAccess, employee: AccessEmployee): ExclusionRule | undefined {
  if (isSelf(access, employee)) return 'self-insight'
  // An extended role exempts from the other two rules, but only for employees in the units that it covers.
  if (employee.accountId === null || access.extendedFor.has(employee.unitId)) return undefined
  if (access.shutByOrdering.has(employee.accountId)) return 'ordering'
  return access.shutByColleague.has(employee.accountId) ? 'colleague' : undefined
}
