import { FEATURES } from '@salvia/core/features'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { companies, employees } from '../../db/schema/organisation.ts'

/** A visit of which the employee is to be reminded. */
export interface DueReminder {
  readonly id: string
  readonly startsAt: Instant
}

/**
 * Takes visits that begin by then, of which nobody was reminded at this start: until the transaction ends nobody else
 * takes them. Only where the organisation has reminders on, and the employee has an address with us.
 */
export async function takeDueReminders(
  tx: Db,
  { now, by, limit }: { readonly now: Instant; readonly by: Instant; readonly limit: number },
): Promise<DueReminder[]> {
  const isOpen = or(isNull(companies.features), sql`${FEATURES.bookings.key} = any(${companies.features})`)
  return tx
    .select({ id: bookings.id, startsAt: bookings.startsAt })
    .from(bookings)
    .innerJoin(employees, eq(employees.id, bookings.employeeId))
    .innerJoin(companies, eq(companies.clientNumber, bookings.clientNumber))
    .where(
      and(
        gt(bookings.startsAt, now),
        lte(bookings.startsAt, by),
        isNull(bookings.cancelledAt),
        sql`${bookings.remindedOf} is distinct from ${bookings.startsAt}`,
        companies.remindsEmployees,
        isOpen,
        isNull(companies.closedAt),
        isNull(employees.endedAt),
        isNotNull(employees.email),
        not(employees.protectedIdentity),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit)
    .for('update', { of: bookings, skipLocked: true })
}

/** Notes that the employees have been reminded of the starts as they are. */
export async function noteReminded(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(bookings)
    .set({ remindedOf: sql`${bookings.startsAt}` })
    .where(inArray(bookings.id, [...ids]))
}
