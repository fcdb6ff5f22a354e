import { type AccessEmployee, mayOrderFor, type OrderAccess } from '../access/index.ts'

/** What a user may do with the medical checks of an employee. */
export type CertificateAccess =
  /** The user must not learn that the employee has any. */
  { readonly kind: 'hidden' } | { readonly kind: 'seen'; readonly mayChange: boolean }

const HIDDEN: CertificateAccess = { kind: 'hidden' }
const SEEN: CertificateAccess = { kind: 'seen', mayChange: false }
const CHANGEABLE: CertificateAccess = { kind: 'seen', mayChange: true }

/**
 * Whoever may see the employee sees the medical checks, and so does the check-up reviewer of the unit, under the same
 * rules. Changing takes the right to order for the employee or the reviewer's role.
 * @spec §6
 */
export function certificateAccess(access: OrderAccess, employee: AccessEmployee): CertificateAccess {
  const verdict = mayOrderFor(access, employee)
  if (verdict.kind === 'allowed') return CHANGEABLE
  if (verdict.kind === 'excluded') return HIDDEN
  if (access.isPlaced && access.reviews.has(employee.unitId)) {
    // The rules hold for a reviewer as they would for somebody who orders for the unit.
    const asOrderer = mayOrderFor({ ...access, ordersFor: access.reviews }, employee)
    return asOrderer.kind === 'allowed' ? CHANGEABLE : HIDDEN
  }
  return verdict.kind === 'no-role' ? SEEN : HIDDEN
}

/** Whether the user sees the medical checks of an employee; for selections. */
export function seesCertificates(access: OrderAccess, employee: AccessEmployee): boolean {
  return certificateAccess(access, employee).kind === 'seen'
}

/** Whether the user may change the medical checks of an employee; for selections. */
export function changesCertificates(access: OrderAccess, employee: AccessEmployee): boolean {
  const found = certificateAccess(access, employee)
  return found.kind === 'seen' && found.mayChange
}
