import type { AccessEmployee, OrderAccess } from '@salvia/core/access'
import type { Db } from '../db/database.ts'
import type { Person } from './caller.ts'
import { type CompanyRules, companyRules } from './company-rules.ts'
import { type EmployeeSelection, selectEmployees } from './employee-selection.ts'

/** The employees of a company that a predicate accepts for one user. */
export interface EmployeesInReach {
  readonly rules: CompanyRules
  /** For SQL statements, by `isSelected`. */
  readonly employees: EmployeeSelection
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
  const unitIds = rules.units.map(({ id }) => id)
  const employees = selectEmployees(unitIds, rules.specials, employee => fits(rules.access, employee))
  return { rules, employees }
}
