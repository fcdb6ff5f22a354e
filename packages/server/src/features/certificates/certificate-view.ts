import { seesCertificates } from '@salvia/core/certificates'
import type { Caller } from '../../access/caller.ts'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { machineReach } from '../../access/machine-reach.ts'
import type { Db } from '../../db/database.ts'

/** Whose medical check-ups a caller sees at a company, and how much of them. */
export interface CertificateView {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  /** A machine is not told to what a certificate is limited. */
  readonly seesLimitations: boolean
}

/** What a user sees follows from roles and rules. A machine sees the whole company but its HR. */
export async function certificateView(
  db: Db,
  caller: Caller,
  clientNumber: string,
): Promise<CertificateView> {
  const isMachine = caller.kind === 'machine'
  const { employees } = isMachine
    ? await machineReach(db, clientNumber)
    : await employeesInReach(db, caller, clientNumber, seesCertificates)
  return { clientNumber, employees, seesLimitations: !isMachine }
}
