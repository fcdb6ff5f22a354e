import { type AbsenceReason, COWORKER_CONTEXTS, type CoworkerContext } from '../coworkers/index.ts'
import { fitsCoworkerFilter } from './coworker-filters.ts'
import { mayOrderFor } from './may-order-for.ts'
import type { AccessEmployee, OrderAccess } from './order-access.ts'

/** The filters of the employees list under which an employee stands; none if out of reach. */
export function coworkerContexts(access: OrderAccess, employee: AccessEmployee): CoworkerContext[] {
  return COWORKER_CONTEXTS.filter(context => fitsCoworkerFilter(context, access, employee))
}

/**
 * Why an employee does, or does not, stand under a filter. Null for one out of reach: the user must not learn that such
 * an employee exists.
 */
export function absenceReason(
  context: CoworkerContext,
  access: OrderAccess,
  employee: AccessEmployee,
): AbsenceReason | null {
  const contexts = coworkerContexts(access, employee)
  if (contexts.length === 0) return null
  if (contexts.includes(context)) return { kind: 'here' }
  const verdict = mayOrderFor(access, employee)
  if (context === 'orderable' && verdict.kind === 'excluded') return verdict
  const takesRole = context === 'orderable' || context === 'unit-orderer'
  return takesRole && verdict.kind === 'no-role' ? { kind: 'no-role' } : { kind: 'other-filter', contexts }
}
