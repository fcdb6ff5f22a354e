import type { AccessEmployee, OrderAccess } from './order-access.ts'

/** Whether the employee is the user. No role exempts from this rule. @spec §6 */
export function isSelf(access: OrderAccess, employee: AccessEmployee): boolean {
  return employee.accountId === access.accountId
}
