import type { CoworkerContext } from '../coworkers/index.ts'
import { mayOrderFor } from './may-order-for.ts'
import type { AccessEmployee, OrderAccess } from './order-access.ts'
import { isInOrderedUnit, isManagedBy, isWithinReach } from './reach.ts'

const filters: Readonly<Record<CoworkerContext, (access: OrderAccess, employee: AccessEmployee) => boolean>> =
  {
    all: isWithinReach,
    managed: isManagedBy,
    orderable: (access, employee) => mayOrderFor(access, employee).kind === 'allowed',
    'unit-orderer': isInOrderedUnit,
    excluded: (access, employee) => mayOrderFor(access, employee).kind === 'excluded',
  }

/**
 * Whether a filter of the employees list shows an employee. Everyone within reach, the user included, is shown by
 * every filter that fits.
 * @spec §2
 */
export function fitsCoworkerFilter(
  context: CoworkerContext,
  access: OrderAccess,
  employee: AccessEmployee,
): boolean {
  return filters[context](access, employee)
}
