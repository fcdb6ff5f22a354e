import type { AccessEmployee, OrderAccess } from '@salvia/core/access'
import type { Db } from '../db/database.ts'
import type { Person } from './caller.ts'
import { type CompanyRules, companyRules } from './company-rules.ts'
import { type EmployeeSelection, ordinaryEmployee, selectEmployees } from './employee-selection.ts'
import { employedSpecials } from './ruled-employees.store.ts'

/** The employees of a company that a predicate accepts for one user. */
export interface EmployeesInReach {
  readonly rules: CompanyRules
  /** For SQL statements, by `isSelected`. */
  readonly employees: EmployeeSelection
  /** What the rules need to know about an employee of the company. */
  factsOf(employee: { readonly id: string; readonly unitId: string }): AccessEmployee
}

/**
 * Prepares the company's rules for the user, and selects the employees that `fits` accepts; see `selectEmployees` for
 * how it is called.
 */
export async function employeesInReach(
  db: Db,
  user: Pick<Person, 'accountId' | 'pid'>,
  clientNumber: string,
  fits: (access: OrderAccess, employee: AccessEmployee) => boolean,
): Promise<EmployeesInReach> {
  const rules = await companyRules(db, user, clientNumber)
  const specials = await employedSpecials(db, clientNumber, rules.ruled)
  const special = new Map(specials.map(employee => [employee.id, employee]))
  return {
    rules,
    employees: selectEmployees(rules.unitIds, specials, employee => fits(rules.access, employee)),
    factsOf: ({ id, unitId }) => special.get(id) ?? ordinaryEmployee(unitId),
  }
}
