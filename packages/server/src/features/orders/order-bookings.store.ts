import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { employees } from '../../db/schema/organisation.ts'

/** A visit that was booked for an order, with whom it is for. */
export type OrderBooking = Awaited<ReturnType<typeof bookingsOfOrder>>[number]

/** The visits that were booked for an order, the earliest first. */
export async function bookingsOfOrder(db: Db, orderId: string) {
  const { id, service, startsAt, endsAt, cancelledAt } = bookings
  return db
    .select({
      ...{ id, service, startsAt, endsAt, cancelledAt },
      employee: { id: employees.id, unitId: employees.unitId },
    })
    .from(bookings)
    .innerJoin(employees, eq(employees.id, bookings.employeeId))
    .where(eq(bookings.orderId, orderId))
    .orderBy(asc(startsAt), asc(id))
}
