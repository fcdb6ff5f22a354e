import { type AccessEmployee, mayOrderFor, type OrderAccess } from '../access/index.ts'

/**
 * Whether a user sees the medical check-ups of an employee: whoever may see the employee, whom no rule excludes, does.
 * @spec §6
 */
export function seesCertificates(access: OrderAccess, employee: AccessEmployee): boolean {
  const { kind } = mayOrderFor(access, employee)
  return kind === 'allowed' || kind === 'no-role'
}
