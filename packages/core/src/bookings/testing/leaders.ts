import type { OrdererRole } from '../../access/index.ts'

/** What is needed to know who is a manager: whom each employee has as manager. */
export interface LeaderEmployee {
  readonly id: string
  readonly accountId: string | null
  readonly managerEmployeeId: string | null
  readonly managerAccountId: string | null
}

/**
 * The employees whose bookings concern managers and order managers: they are the immediate manager of somebody, or
 * orderers (of either kind) of any unit.
 * @spec §2
 */
export function leadersAmong(
  employees: readonly LeaderEmployee[],
  roles: readonly OrdererRole[],
): Set<string> {
  const managers = new Set(employees.map(employee => employee.managerEmployeeId))
  const accounts = new Set([
    ...employees.map(employee => employee.managerAccountId),
    ...roles.map(role => role.accountId),
  ])
  return new Set(
    employees
      .filter(({ id, accountId }) => managers.has(id) || (accountId !== null && accounts.has(accountId)))
      .map(({ id }) => id),
  )
}
