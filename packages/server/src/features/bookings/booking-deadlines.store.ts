import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { bookedEmployee } from './bookings.store.ts'

/** An upcoming visit that can be cancelled free of charge until a given moment. */
interface LastCancellation {
  readonly id: string
  readonly service: string
  readonly startsAt: Instant
  readonly latestCancellation: Instant
  readonly employee: {
    readonly firstName: string
    readonly lastName: string
    readonly protectedIdentity: boolean
  }
}

/** Visits whose last free cancellation lies within a period, both ends included, the nearest first. */
export async function selectLastCancellations(
  db: Db,
  query: {
    readonly clientNumber: string
    readonly employees: EmployeeSelection
    readonly now: Instant
    readonly until: Instant
    readonly limit: number
  },
): Promise<LastCancellation[]> {
  const { id, service, startsAt, latestCancellation } = bookings
  const { firstName, lastName, protectedIdentity } = bookedEmployee
  return db
    .select({
      id,
      service,
      startsAt,
      latestCancellation,
      employee: { firstName, lastName, protectedIdentity },
    })
    .from(bookings)
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .where(
      and(
        eq(bookings.clientNumber, query.clientNumber),
        isNull(bookings.cancelledAt),
        // The last free moment is never after the start, so an index on the start can skip past visits.
        gte(startsAt, query.now),
        gte(latestCancellation, query.now),
        lte(latestCancellation, query.until),
        isEmployedOrProspective(bookedEmployee),
        isSelected(query.employees),
      ),
    )
    .orderBy(asc(latestCancellation), asc(id))
    .limit(query.limit)
}
