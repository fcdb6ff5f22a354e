import { type AccessEmployee, mayOrderFor, type OrderAccess, specialAccounts } from '../access/index.ts'
import type { ExclusionRule } from '../coworkers/index.ts'

/** What a user may do with the bookings of an employee, and why. */
export type BookingAccess =
  /** To the user such a booking does not exist: it is in no list and answers as one that never was. */
  | { readonly kind: 'hidden'; readonly why: 'out-of-reach' | ExclusionRule }
  /** Seen, as the employee's manager; moving and cancelling take a role. */
  | { readonly kind: 'seen'; readonly mayChange: false; readonly why: 'no-role' }
  | { readonly kind: 'seen'; readonly mayChange: true }

/**
 * Seeing takes reach and no rule that shuts; moving and cancelling take the right to order for the employee.
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

/** Whether a user sees the bookings of all these units; oneself aside, whom nobody sees. */
export type BookingCoverage =
  | { readonly kind: 'whole' }
  /** `units`: no role covers some of them. `rules`: a rule may shut some of the employees. */
  | { readonly kind: 'limited'; readonly why: 'units' | 'rules' }

/**
 * For a list or an order that covers units: with limited access the user sees the accessible bookings only, and is told.
 * @spec §6
 */
export function bookingCoverage(access: OrderAccess, unitIds: readonly string[]): BookingCoverage {
  if (!access.isPlaced || !unitIds.every(id => access.ordersFor.has(id)))
    return { kind: 'limited', why: 'units' }
  const isOnlyUser = specialAccounts(access, unitIds).size === 1
  return isOnlyUser ? { kind: 'whole' } : { kind: 'limited', why: 'rules' }
}
