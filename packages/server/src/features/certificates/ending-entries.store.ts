import type { EndingEntry } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { isCurrent, isOfSeen } from './certificate-conditions.store.ts'
import { checkedEmployee } from './certificates.store.ts'

interface EndingAsked {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  /** Both included. */
  readonly today: IsoDate
  readonly until: IsoDate
  readonly limit: number
}

/** The entries of some employees that have their last valid day in a period, the nearest first. */
export async function endingEntries(
  db: Db,
  { clientNumber, employees, today, until, limit }: EndingAsked,
): Promise<EndingEntry[]> {
  return db
    .select({
      id: certificates.id,
      check: certificates.medicalCheck,
      // Those without a last day are left out below.
      end: sql<IsoDate>`${certificates.endsOn}`,
      employee: {
        firstName: checkedEmployee.firstName,
        lastName: checkedEmployee.lastName,
        protectedIdentity: checkedEmployee.protectedIdentity,
      },
    })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(
      and(
        isOfSeen(clientNumber, employees),
        isCurrent(today),
        gte(certificates.endsOn, today),
        lte(certificates.endsOn, until),
      ),
    )
    .orderBy(asc(certificates.endsOn), asc(certificates.id))
    .limit(limit)
}
