import { type AccessEmployee, isExtendedForCompany, type OrderAccess } from '@salvia/core/access'
import { certificateAccess, changesCertificates, seesCertificates } from '@salvia/core/certificates'
import type { Caller, Person } from '../../access/caller.ts'
import { companyFacts } from '../../access/company-rules.ts'
import { type EmployeeSelection, selectEmployees } from '../../access/employee-selection.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import type { NamedUnit } from '../../access/group-facts.store.ts'
import type { Db } from '../../db/database.ts'

/** Whose medical check-ups a caller sees, and for whom they may be changed. */
export interface CertificateView {
  readonly clientNumber: string
  /** The caller's account, for mails and markers; null for a machine. */
  readonly accountId: string | null
  readonly employees: EmployeeSelection
  /** The caller may change something for somebody. */
  readonly mayAdd: boolean
  /**
   * The units for whose employees the user is mailed about checks of fitness without having asked: every unit for HR of
   * the company, else those that the user is check-up reviewer of.
   */
  readonly mailedUnits: readonly string[]
  /** The open units of the company. */
  readonly units: readonly NamedUnit[]
  sees(employee: { readonly id: string; readonly unitId: string }): boolean
  mayChange(employee: { readonly id: string; readonly unitId: string }): boolean
}

/** What a user sees follows from roles and rules. A machine sees the whole company and can change nothing. */
export function certificateView(db: Db, caller: Caller, clientNumber: string): Promise<CertificateView> {
  return caller.kind === 'machine' ? wholeCompany(db, clientNumber) : personsView(db, caller, clientNumber)
}

// Declared once, so that the selection is kept as long as the rules are.
const isSeen = (access: OrderAccess, employee: AccessEmployee) => seesCertificates(access, employee)

/** What a person sees at a company, whoever asks: also for a mail. */
export async function personsView(
  db: Db,
  person: Pick<Person, 'accountId' | 'pid'>,
  clientNumber: string,
): Promise<CertificateView> {
  const { rules, employees } = await employeesInReach(db, person, clientNumber, isSeen)
  const { access } = rules
  return {
    clientNumber,
    accountId: person.accountId,
    employees,
    mailedUnits: isExtendedForCompany(access, rules.tree, clientNumber)
      ? rules.units.map(({ id }) => id)
      : [...access.reviews],
    units: rules.units,
    sees: employee => certificateAccess(access, rules.factsOf(employee)).kind === 'seen',
    mayAdd: access.isPlaced && access.ordersFor.size + access.reviews.size > 0,
    mayChange: employee => changesCertificates(access, rules.factsOf(employee)),
  }
}

async function wholeCompany(db: Db, clientNumber: string): Promise<CertificateView> {
  const { units } = await companyFacts(db, clientNumber)
  const covered = new Set(units.map(({ id }) => id))
  const employees = selectEmployees(covered, [], () => true)
  return {
    clientNumber,
    accountId: null,
    employees,
    mayAdd: false,
    mailedUnits: [],
    units,
    sees: ({ unitId }) => covered.has(unitId),
    mayChange: () => false,
  }
}
