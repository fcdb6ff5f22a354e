import { isExtendedForCompany } from '@salvia/core/access'
import {
  changesCertificates,
  followsCertificates,
  ordersCertificates,
  seesCertificates,
  seesEmployee,
} from '@salvia/core/certificates'
import type { Caller, Person } from '../../access/caller.ts'
import { type EmployeeSelection, isInSelection } from '../../access/employee-selection.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { machineReach } from '../../access/machine-reach.ts'
import type { Db } from '../../db/database.ts'

/** An employee, as far as a selection asks. */
type Selected = Parameters<typeof isInSelection>[1]

/** Whose medical check-ups a caller sees at a company, and how much of them. */
export interface CertificateView {
  readonly clientNumber: string
  /** Null for a machine. */
  readonly accountId: string | null
  readonly employees: EmployeeSelection
  /** For whom the caller may add, replace and remove monitorings. */
  readonly changeable: EmployeeSelection
  /** For whom the caller may order. */
  readonly orderable: EmployeeSelection
  /** Those whose own page the caller sees. */
  readonly withPage: EmployeeSelection
  /** A machine is not told to what a certificate is limited. */
  readonly seesLimitations: boolean
  /** A machine gets no documents. */
  readonly seesDocuments: boolean
  sees(employee: Selected): boolean
  seesEmployee(employee: Selected): boolean
  mayChange(employee: Selected): boolean
  mayOrder(employee: Selected): boolean
}

const NOBODY: EmployeeSelection = { units: [], without: [], with: [] }

/** What a user sees follows from roles and rules. A machine sees the whole company but its HR, and changes nothing. */
export async function certificateView(
  db: Db,
  caller: Caller,
  clientNumber: string,
): Promise<CertificateView> {
  if (caller.kind !== 'machine') return personsView(db, caller, clientNumber)
  const { employees } = await machineReach(db, clientNumber)
  return viewOf({
    ...{ clientNumber, accountId: null, employees },
    ...{ changeable: NOBODY, orderable: NOBODY, withPage: NOBODY },
    ...{ seesLimitations: false, seesDocuments: false },
  })
}

export async function personsView(
  db: Db,
  user: Pick<Person, 'accountId' | 'pid'>,
  clientNumber: string,
): Promise<CertificateView> {
  const { employees } = await employeesInReach(db, user, clientNumber, seesCertificates)
  const { employees: changeable } = await employeesInReach(db, user, clientNumber, changesCertificates)
  const { employees: orderable } = await employeesInReach(db, user, clientNumber, ordersCertificates)
  const { employees: withPage } = await employeesInReach(db, user, clientNumber, seesEmployee)
  const { accountId } = user
  return viewOf({
    ...{ clientNumber, accountId, employees, changeable, orderable, withPage },
    ...{ seesLimitations: true, seesDocuments: true },
  })
}

/**
 * Whose medical check-ups a user follows, and so is told of without asking: HR all that HR sees, others by
 * `followsCertificates`.
 */
export async function followedEmployees(
  db: Db,
  user: Pick<Person, 'accountId' | 'pid'>,
  clientNumber: string,
): Promise<EmployeeSelection> {
  const { rules, employees } = await employeesInReach(db, user, clientNumber, followsCertificates)
  if (!isExtendedForCompany(rules.access, rules.tree, clientNumber)) return employees
  return (await employeesInReach(db, user, clientNumber, seesCertificates)).employees
}

function viewOf(
  selected: Omit<CertificateView, 'sees' | 'seesEmployee' | 'mayChange' | 'mayOrder'>,
): CertificateView {
  return {
    ...selected,
    sees: employee => isInSelection(selected.employees, employee),
    seesEmployee: employee => isInSelection(selected.withPage, employee),
    mayChange: employee => isInSelection(selected.changeable, employee),
    mayOrder: employee => isInSelection(selected.orderable, employee),
  }
}
