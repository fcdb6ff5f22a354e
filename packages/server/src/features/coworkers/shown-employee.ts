import type { Coworker } from '@salvia/core/coworkers'
import type { ListedEmployee } from './coworkers.store.ts'

type Shown = Omit<ListedEmployee, 'manager' | 'sortName' | 'group'>

/** What the list and the employee's own page show alike. Contact fields of a protected identity are not answered. */
export function shownEmployee(
  employee: Shown,
  pidHash: string,
): Omit<Coworker, 'manager' | 'excludedBy' | 'mayOrder'> {
  const contact = employee.protectedIdentity ? null : employee
  return {
    id: employee.id,
    pidHash,
    firstName: employee.firstName,
    lastName: employee.lastName,
    title: employee.title,
    email: contact?.email ?? null,
    workPhone: contact?.workPhone ?? null,
    mobilePhone: contact?.mobilePhone ?? null,
    protectedIdentity: employee.protectedIdentity,
    unit: { id: employee.unitId, path: employee.unitPath },
  }
}
