import { type AccessEmployee, isManagedBy, mayOrderFor, type OrderAccess } from '../access/index.ts'
import type { ExclusionRule } from '../coworkers/index.ts'

/** What a user may do with the medical check-ups of an employee. */
type CertificateAccess =
  | { readonly kind: 'seen'; readonly mayChange: boolean }
  /** The user must not learn that this employee exists. */
  | { readonly kind: 'out-of-reach' }
  | { readonly kind: 'excluded'; readonly rule: ExclusionRule }

/**
 * Whoever may see the employee sees the check-ups, and so does a check-up reviewer of the unit, under the same rules.
 * Changing them takes the right to order for the employee, or the reviewer's role.
 * @spec §6
 */
export function certificateAccess(access: OrderAccess, employee: AccessEmployee): CertificateAccess {
  const isReviewer = access.isPlaced && access.reviews.has(employee.unitId)
  // A reviewer comes within reach by that role as an order manager does. It names nobody else in the rules.
  const reaching = isReviewer ? { ...access, ordersFor: access.reviews } : access
  const verdict = mayOrderFor(reaching, employee)
  if (verdict.kind === 'allowed') return { kind: 'seen', mayChange: true }
  return verdict.kind === 'no-role' ? { kind: 'seen', mayChange: false } : verdict
}

/** Whether the user sees the medical check-ups of an employee; for selections. */
export function seesCertificates(access: OrderAccess, employee: AccessEmployee): boolean {
  return certificateAccess(access, employee).kind === 'seen'
}

/** Whether the user sees more of the employee than the medical check-ups, which a reviewer of the unit alone does not. */
export function seesEmployee(access: OrderAccess, employee: AccessEmployee): boolean {
  const { kind } = mayOrderFor(access, employee)
  return kind === 'allowed' || kind === 'no-role'
}

/** Whether the user may order for the employee, a new check-up for one; for selections. */
export function ordersCertificates(access: OrderAccess, employee: AccessEmployee): boolean {
  return mayOrderFor(access, employee).kind === 'allowed'
}

/** Whether the user may change the medical check-ups of an employee; for selections. */
export function changesCertificates(access: OrderAccess, employee: AccessEmployee): boolean {
  const found = certificateAccess(access, employee)
  return found.kind === 'seen' && found.mayChange
}

/**
 * Whether a user who is not HR follows the medical check-ups of an employee, and so gets a digest of them: as check-up
 * reviewer of the unit, or as the immediate manager.
 * @spec §9
 */
export function followsCertificates(access: OrderAccess, employee: AccessEmployee): boolean {
  const follows = access.reviews.has(employee.unitId) || isManagedBy(access, employee)
  return follows && seesCertificates(access, employee)
}
