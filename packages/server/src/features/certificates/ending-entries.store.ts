import type { EndingEntry } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { isVisible } from './certificate-list.store.ts'
import { checkedEmployee } from './certificates.store.ts'

interface EndingAsked {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  /** Both included. */
  readonly today: IsoDate
  readonly until: IsoDate
  readonly limit: number
}

/** A newer certificate that starts on the day after the last one at the latest leaves no day between. */
const isRenewedInTime = sql`coalesce(${certificates.supersededFrom} <= ${certificates.endsOn} + 1, false)`

/** The entries of some employees whose last valid day lies within a period, the nearest first. */
export async function endingEntries(
  db: Db,
  { clientNumber, employees, today, until, limit }: EndingAsked,
): Promise<EndingEntry[]> {
  const { firstName, lastName, protectedIdentity } = checkedEmployee
  return db
    .select({
      id: certificates.id,
      check: certificates.medicalCheck,
      // Those without a last day are left out below.
      end: sql<IsoDate>`${certificates.endsOn}`,
      employee: { firstName, lastName, protectedIdentity },
    })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(
      and(
        isVisible({ clientNumber, employees, bounds: { today } }),
        gte(certificates.endsOn, today),
        lte(certificates.endsOn, until),
        sql`not ${isRenewedInTime}`,
      ),
    )
    .orderBy(asc(certificates.endsOn), asc(certificates.id))
    .limit(limit)
}
