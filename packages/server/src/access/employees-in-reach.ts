import type { AccessEmployee, OrderAccess } from '@salvia/core/access'
import type { Db } from '../db/database.ts'
import type { Person } from './caller.ts'
import { type CompanyRules, companyRules } from './company-rules.ts'
import { type EmployeeSelection, ordinaryEmployee, selectEmployees } from './employee-selection.ts'
import { employedSpecials } from './ruled-employees.store.ts'

/** Those at a company whom a rule lets through for one user. */
export interface EmployeesInReach {
  readonly rules: CompanyRules
  /** For the statements: see `isSelected`. */
  readonly employees: EmployeeSelection
  /** What the rules know of somebody employed at the company. */
  factsOf(employee: { readonly id: string; readonly unitId: string }): AccessEmployee
}

/** The company's rules for the user, and whom `fits` lets through; it is asked as `selectEmployees` does. */
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
