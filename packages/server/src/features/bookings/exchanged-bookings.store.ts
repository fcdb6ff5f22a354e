import { and, asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { bookingLinks, bookingMessages } from '../../db/schema/booking-system.ts'
import { bookingFeedback, bookings } from '../../db/schema/bookings.ts'
import { employees } from '../../db/schema/organisation.ts'

/** A booking of the portal that the booking system has too. */
export interface ExchangedBooking {
  readonly booking: typeof bookings.$inferSelect
  /** The latest change in the system that it has taken on; 0 for none. */
  readonly number: number
}

/** Locks a booking by its id in the booking system, which for one made in the portal is the portal's own. */
export async function lockExchanged(tx: Db, systemId: string): Promise<ExchangedBooking | undefined> {
  const [link] = await tx
    .select({ bookingId: bookingLinks.bookingId })
    .from(bookingLinks)
    .where(eq(bookingLinks.systemId, systemId))
  const id = link?.bookingId ?? z.uuid().safeParse(systemId).data
  if (id === undefined) return undefined
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!booking) return undefined
  // Read once the booking is locked: another process may just have raised the number.
  const [current] = await tx
    .select({ number: bookingLinks.number })
    .from(bookingLinks)
    .where(eq(bookingLinks.bookingId, id))
  return { booking, number: current?.number ?? 0 }
}

export async function linkBooking(tx: Db, link: typeof bookingLinks.$inferInsert): Promise<void> {
  await tx
    .insert(bookingLinks)
    .values(link)
    .onConflictDoUpdate({ target: bookingLinks.bookingId, set: { number: link.number } })
}

export async function insertBooking(tx: Db, row: typeof bookings.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(bookings).values(row).returning({ id: bookings.id })
  if (!inserted) throw new Error('The booking was not kept.')
  return inserted.id
}

/** Deletes a booking of the booking system, and everything that belongs to it. */
export async function deleteBooking(tx: Db, id: string): Promise<void> {
  for (const table of [bookingFeedback, bookingMessages, bookingLinks]) {
    await tx.delete(table).where(eq(table.bookingId, id))
  }
  await tx.delete(bookings).where(eq(bookings.id, id))
}

/**
 * The employee with an identity number at a company, employed or not: the one who has the booking already, else the
 * employment, else the latest prospective employee.
 */
export async function employeeIdOf(
  tx: Db,
  {
    clientNumber,
    pid,
    present,
  }: { readonly clientNumber: string; readonly pid: string; readonly present: string | undefined },
): Promise<string | undefined> {
  const presentFirst = present === undefined ? [] : [desc(eq(employees.id, present))]
  const [row] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.clientNumber, clientNumber), eq(employees.pid, pid)))
    .orderBy(...presentFirst, asc(employees.isProspective), desc(employees.startedAt), asc(employees.id))
    .limit(1)
  return row?.id
}
