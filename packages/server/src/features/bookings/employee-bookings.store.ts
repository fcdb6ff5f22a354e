import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'

/** The bookings of one employee at a company, the latest first. */
export function bookingsOfEmployee(
  db: Db,
  {
    clientNumber,
    employeeId,
    limit,
  }: { readonly clientNumber: string; readonly employeeId: string; readonly limit: number },
): Promise<(typeof bookings.$inferSelect)[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.clientNumber, clientNumber), eq(bookings.employeeId, employeeId)))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit)
}
