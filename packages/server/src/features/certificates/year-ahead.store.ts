import type { CertificateType, MedicalCheck } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { isCurrent, isOfSeen } from './certificate-conditions.store.ts'

export interface EndingAsked {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  readonly today: IsoDate
  /** The last day of the period; it begins today. */
  readonly until: IsoDate
  readonly check: MedicalCheck | undefined
}

/** How many entries of a unit and a type have their last valid day in a month, such as 2026-11. */
export interface Ending {
  readonly unitId: string
  readonly type: CertificateType
  readonly month: string
  readonly count: number
}

export async function endingByMonth(
  db: Db,
  { clientNumber, employees, today, until, check }: EndingAsked,
): Promise<Ending[]> {
  const which = and(
    isOfSeen(clientNumber, employees),
    isCurrent(today),
    gte(certificates.endsOn, today),
    lte(certificates.endsOn, until),
    check === undefined ? undefined : eq(certificates.medicalCheck, check),
  )
  const { rows } = await db.execute<{ [K in keyof Ending]: Ending[K] }>(sql`
    select e.unit_id as "unitId", ${certificates.type} as type, left(${certificates.endsOn}::text, 7) as month,
      count(*)::int as count
    from ${certificates} join employees e on e.id = ${certificates.employeeId}
    where ${which} group by 1, 2, 3`)
  return rows
}
