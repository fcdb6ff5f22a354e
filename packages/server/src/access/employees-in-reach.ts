import type { AccessEmployee, OrderAccess } from '@salvia/core/access'
import type { Db } from '../db/database.ts'
import type { Person } from './caller.ts'
import { type CompanyRules, companyRules } from './company-rules.ts'
import { type EmployeeSelection, selectEmployees } from './employee-selection.ts'
import { onceForEach } from './once-for-each.ts'

/** The employees of a company, prospective ones included, that a predicate accepts for one user. */
interface EmployeesInReach {
  readonly rules: CompanyRules
  /** For SQL statements, by `isSelected`. */
  readonly employees: EmployeeSelection
}

type Fits = (access: OrderAccess, employee: AccessEmployee) => boolean

/** The selection of each predicate, once for as long as the rules are kept. */
const selectionOf = onceForEach((rules: CompanyRules) =>
  onceForEach((fits: Fits) => {
    const unitIds = rules.units.map(({ id }) => id)
    const specials = [...rules.specials, ...rules.specialProspects]
    return selectEmployees(unitIds, specials, employee => fits(rules.access, employee))
  }),
)

/**
 * Prepares the company's rules for the user, and selects the employees that `fits` accepts; see `selectEmployees` for
 * how it is called. One that is declared once for all calls need not be asked again while the rules stay.
 */
export async function employeesInReach(
  db: Db,
  user: Pick<Person, 'accountId' | 'pid'>,
  clientNumber: string,
  fits: Fits,
): Promise<EmployeesInReach> {
  const rules = await companyRules(db, user, clientNumber)
  return { rules, employees: selectionOf(rules)(fits) }
}
