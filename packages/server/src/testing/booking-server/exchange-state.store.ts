import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookingLinks, bookingMessages, parkedBookings } from '../../db/schema/booking-system.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { employees } from '../../db/schema/organisation.ts'

/** A booking that came from the booking system, by its id there. */
export async function takenBooking(
  db: Db,
  systemId: string,
): Promise<typeof bookings.$inferSelect | undefined> {
  const [row] = await db
    .select({ booking: bookings })
    .from(bookingLinks)
    .innerJoin(bookings, eq(bookings.id, bookingLinks.bookingId))
    .where(eq(bookingLinks.systemId, systemId))
  return row?.booking
}

/** The changes of a booking that were sent, or are to be, in their order. */
export function messagesOf(db: Db, bookingId: string): Promise<(typeof bookingMessages.$inferSelect)[]> {
  return db
    .select()
    .from(bookingMessages)
    .where(eq(bookingMessages.bookingId, bookingId))
    .orderBy(asc(bookingMessages.version))
}

/** The changes that could not be taken on. */
export function parkedOf(db: Db): Promise<(typeof parkedBookings.$inferSelect)[]> {
  return db.select().from(parkedBookings).orderBy(asc(parkedBookings.number))
}

/** Employs somebody at the company and in the unit of a colleague, as a personnel file would. */
export async function employ(db: Db, { pid, beside }: { readonly pid: string; readonly beside: string }) {
  const [colleague] = await db.select().from(employees).where(eq(employees.id, beside))
  if (!colleague) throw new Error('There is no such employee.')
  const { id: _, ...row } = colleague
  await db.insert(employees).values({ ...row, pid, firstName: 'Ny', lastName: 'Anställd', email: null })
}
