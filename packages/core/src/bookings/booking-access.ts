import { type AccessEmployee, mayOrderFor, type OrderAccess, specialAccounts } from '../access/index.ts'
import type { ExclusionRule } from '../coworkers/index.ts'

/** What a user may do with the bookings of an employee, and why. */
export type BookingAccess =
  /**
   * The user must not learn that such a booking exists: no list shows it, and its address answers like one that never
   * existed.
   */
  | { readonly kind: 'hidden'; readonly why: 'out-of-reach' | ExclusionRule }
  /** The user sees it as the employee's manager, but moving and cancelling take a role. */
  | { readonly kind: 'seen'; readonly mayChange: false; readonly why: 'no-role' }
  | { readonly kind: 'seen'; readonly mayChange: true }

/**
 * The user sees a booking if its employee is within reach and no rule excludes the employee. Moving and cancelling
 * take the right to order for the employee.
 * @spec §6
 */
export function bookingAccess(access: OrderAccess, employee: AccessEmployee): BookingAccess {
  const verdict = mayOrderFor(access, employee)
  switch (verdict.kind) {
    case 'allowed':
      return { kind: 'seen', mayChange: true }
    case 'no-role':
      return { kind: 'seen', mayChange: false, why: 'no-role' }
    case 'out-of-reach':
      return { kind: 'hidden', why: 'out-of-reach' }
    case 'excluded':
      return { kind: 'hidden', why: verdict.rule }
  }
}

/** Whether a user sees every booking of some units. The user's own bookings do not count: nobody sees those. */
export type BookingCoverage =
  | { readonly kind: 'whole' }
  /** `units`: no role of the user covers some of the units. `rules`: a rule may exclude some of the employees. */
  | { readonly kind: 'limited'; readonly why: 'units' | 'rules' }

/**
 * For a list or an order that covers units: whether access is limited, so that the user sees only the accessible
 * bookings and is told so.
 * @spec §6
 */
export function bookingCoverage(access: OrderAccess, unitIds: readonly string[]): BookingCoverage {
  if (!access.isPlaced || !unitIds.every(id => access.ordersFor.has(id)))
    return { kind: 'limited', why: 'units' }
  const isOnlyUser = specialAccounts(access, unitIds).size === 1
  return isOnlyUser ? { kind: 'whole' } : { kind: 'limited', why: 'rules' }
}
