import type { AccessEmployee, OrderAccess } from './order-access.ts'

/** Whether the user is the employee's immediate manager. */
export function isManagedBy(access: OrderAccess, employee: AccessEmployee): boolean {
  return access.isPlaced && employee.managerAccountId === access.accountId
}

/** Whether the employee works in a unit that the user orders for. */
export function isInOrderedUnit(access: OrderAccess, employee: AccessEmployee): boolean {
  return access.isPlaced && access.ordersFor.has(employee.unitId)
}

/** Whether the user sees the employee at all: through a role, or as the immediate manager. */
export function isWithinReach(access: OrderAccess, employee: AccessEmployee): boolean {
  return isInOrderedUnit(access, employee) || isManagedBy(access, employee)
}

/** How the user comes to see an employee: by a role for the unit, as the immediate manager, or both. */
export function waysOfSeeing(access: OrderAccess, employee: AccessEmployee): ('role' | 'manager')[] {
  return [
    ...(isInOrderedUnit(access, employee) ? (['role'] as const) : []),
    ...(isManagedBy(access, employee) ? (['manager'] as const) : []),
  ]
}
