import { FEATURES } from '@salvia/core/features'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { companies, employees } from '../../db/schema/organisation.ts'

/** A visit for which a reminder is due. */
interface DueReminder {
  readonly id: string
  readonly startsAt: Instant
}

/**
 * Claims visits that begin by a moment and whose employee has not been reminded of this start. No other transaction
 * gets them until this one ends. Only if the organisation has reminders on and we have the employee's address.
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
        isEmployedOrProspective(employees),
        isNotNull(employees.email),
        not(employees.protectedIdentity),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit)
    .for('update', { of: bookings, skipLocked: true })
}

/** Marks the visits as reminded of their current start. */
export async function noteReminded(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(bookings)
    .set({ remindedOf: sql`${bookings.startsAt}` })
    .where(inArray(bookings.id, [...ids]))
}
