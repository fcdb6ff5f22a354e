import type { Locale } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, getTableColumns, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { matters } from '../../db/schema/matters.ts'
import { employees, units } from '../../db/schema/organisation.ts'

/** The employee of a booking, under the alias that conditions on employees use. */
export const bookedEmployee = alias(employees, 'e')

/** A booking with its employee, who still works at the company. Employees who have left are out of everyone's reach. */
export interface BookingRow {
  readonly booking: typeof bookings.$inferSelect
  readonly employee: typeof employees.$inferSelect
  readonly unitPath: string[]
  /** The order for the same employee that led to it. */
  readonly order: { readonly id: string; readonly number: number } | null
  /** Locale of the employee's own account. Null if there is none. */
  readonly locale: Locale | null
}

/** The locale of the own account of a booking's employee; a column of a query on bookings. */
export const employeeLocale = sql<Locale | null>`(
  select own.locale from employee_accounts linked join accounts own on own.id = linked.account_id
  where linked.client_number = ${bookings.clientNumber} and linked.employee_id = ${bookings.employeeId}
  order by own.id limit 1)`

export async function findBooking(db: Db, clientNumber: string, id: string): Promise<BookingRow | undefined> {
  const [row] = await db
    .select({
      booking: getTableColumns(bookings),
      employee: getTableColumns(bookedEmployee),
      unitPath: units.path,
      order: { id: matters.id, number: matters.number },
      locale: employeeLocale,
    })
    .from(bookings)
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .innerJoin(units, eq(units.id, bookedEmployee.unitId))
    .leftJoin(matters, and(eq(matters.id, bookings.orderId), eq(matters.employeeId, bookings.employeeId)))
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.clientNumber, clientNumber),
        isEmployedOrProspective(bookedEmployee),
      ),
    )
  return row
}

/** The visits of employees in a period, except cancelled ones and one booking. */
export function selectVisits(
  db: Db,
  {
    employeeIds,
    except,
    from,
    before,
  }: {
    readonly employeeIds: readonly string[]
    readonly except: string | undefined
    readonly from: Instant
    readonly before: Instant
  },
): Promise<Pick<typeof bookings.$inferSelect, 'service' | 'startsAt' | 'endsAt'>[]> {
  const { service, startsAt, endsAt } = bookings
  return db
    .select({ service, startsAt, endsAt })
    .from(bookings)
    .where(
      and(
        inArray(bookings.employeeId, [...employeeIds]),
        except === undefined ? undefined : ne(bookings.id, except),
        isNull(bookings.cancelledAt),
        lt(startsAt, before),
        gt(endsAt, from),
      ),
    )
}
