import { changesCertificates, seesCertificates } from '@salvia/core/certificates'
import type { Caller } from '../../access/caller.ts'
import { type EmployeeSelection, isInSelection } from '../../access/employee-selection.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { machineReach } from '../../access/machine-reach.ts'
import type { Db } from '../../db/database.ts'

/** An employee, as far as a selection asks. */
type Selected = Parameters<typeof isInSelection>[1]

/** Whose medical check-ups a caller sees at a company, and how much of them. */
export interface CertificateView {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  /** For whom the caller may add, replace and remove monitorings. */
  readonly changeable: EmployeeSelection
  /** A machine is not told to what a certificate is limited. */
  readonly seesLimitations: boolean
  sees(employee: Selected): boolean
  mayChange(employee: Selected): boolean
}

const NOBODY: EmployeeSelection = { units: [], without: [], with: [] }

/** What a user sees follows from roles and rules. A machine sees the whole company but its HR, and changes nothing. */
export async function certificateView(
  db: Db,
  caller: Caller,
  clientNumber: string,
): Promise<CertificateView> {
  if (caller.kind === 'machine') {
    const { employees } = await machineReach(db, clientNumber)
    return viewOf(clientNumber, { employees, changeable: NOBODY, seesLimitations: false })
  }
  const { employees } = await employeesInReach(db, caller, clientNumber, seesCertificates)
  const { employees: changeable } = await employeesInReach(db, caller, clientNumber, changesCertificates)
  return viewOf(clientNumber, { employees, changeable, seesLimitations: true })
}

type Selections = Pick<CertificateView, 'employees' | 'changeable' | 'seesLimitations'>

function viewOf(
  clientNumber: string,
  { employees, changeable, seesLimitations }: Selections,
): CertificateView {
  return {
    ...{ clientNumber, employees, changeable, seesLimitations },
    sees: employee => isInSelection(employees, employee),
    mayChange: employee => isInSelection(changeable, employee),
  }
}
