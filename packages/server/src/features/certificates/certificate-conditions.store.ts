import type { CertificateSource, CertificateStatus, StatusBounds } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { checkedEmployee } from './certificates.store.ts'

/** The status of an entry on a day, as `certificateStatus` has it. */
export function statusAt({ today, soonUntil, expiredFrom }: StatusBounds): SQL<CertificateStatus> {
  const { startsOn, endsOn, type } = certificates
  return sql`(case
    when ${startsOn} > ${today} then 'starts'
    when ${endsOn} is null then 'manual'
    when ${endsOn} > ${soonUntil} then 'expires'
    when ${endsOn} >= ${today} then 'expires-soon'
    when ${type} = 'fitness' and ${endsOn} >= ${expiredFrom} then 'expired'
    else 'no-certificate' end)`
}

/** The source of an entry on a day, as `certificateSource` has it. */
export function sourceAt(bounds: StatusBounds): SQL<CertificateSource> {
  const { origin, endsOn } = certificates
  return sql`(case
    when ${origin} = 'journal' and ${statusAt(bounds)} <> 'no-certificate' then 'journal'
    when ${origin} = 'user' and ${endsOn} is null then 'manual'
    else 'monitoring' end)`
}

/** Condition: nobody has removed the entry, and no newer certificate stands in its place on the day. */
export function isCurrent(today: IsoDate): SQL | undefined {
  const { removedAt, supersededFrom } = certificates
  return and(isNull(removedAt), sql`(${supersededFrom} is null or ${supersededFrom} > ${today})`)
}

/** Condition on an entry joined with its employee: the employee is employed, and one of a selection. */
export function isOfSeen(clientNumber: string, employees: EmployeeSelection): SQL | undefined {
  return and(
    eq(certificates.clientNumber, clientNumber),
    isNull(checkedEmployee.endedAt),
    isSelected(employees),
  )
}
