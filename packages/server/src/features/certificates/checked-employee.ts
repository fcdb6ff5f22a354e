import { hasValidNumber, type MonitorableEmployee } from '@salvia/core/certificates'
import type { AppError } from '@salvia/core/errors'
import type { IsoDate } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import { type FoundEmployee, findEmployee } from '../../access/found-employee.store.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { type CertificateView, certificateView } from './certificate-view.ts'
import { type ShownTo, shownCheckedEmployee } from './shown-certificate.ts'

/** An employee whose medical check-ups the user sees. */
export interface CheckedEmployee {
  readonly employee: FoundEmployee
  readonly view: CertificateView
}

interface CallAboutEmployee {
  readonly services: Pick<Services, 'secrets'>
  readonly caller: Person
  readonly company: CompanyAccess
  fail(code: 'COWORKER_NOT_FOUND'): AppError
}

/**
 * The employee of a call, by the pidHash. Throws COWORKER_NOT_FOUND, alike for one who is out of reach, excluded by a
 * rule, has left, works elsewhere or does not exist.
 */
export async function checkedEmployee(
  db: Db,
  { services: { secrets }, caller, company: { clientNumber }, fail }: CallAboutEmployee,
  pidHash: string,
): Promise<CheckedEmployee> {
  const view = await certificateView(db, caller, clientNumber)
  const employee = await findEmployee(db, secrets, clientNumber, pidHash)
  if (!employee || !view.sees(employee)) throw fail('COWORKER_NOT_FOUND')
  return { employee, view }
}

/** An employee as the forms of a monitoring need it. */
export function monitorableEmployee(
  employee: Pick<FoundEmployee, 'pid' | 'firstName' | 'lastName' | 'unitId' | 'unitPath' | 'title'>,
  { secrets, today }: Pick<ShownTo, 'secrets'> & { readonly today: IsoDate },
): MonitorableEmployee {
  const { pid, title, unitPath } = employee
  return {
    ...shownCheckedEmployee({ employee, unitPath }, secrets),
    title,
    hasValidNumber: hasValidNumber(pid, today),
  }
}
