import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bookingLinks, bookingMessages } from '../../../db/schema/booking-system.ts'

/** The id of a booking in the booking system. One that the system has not told of has the portal's own id there. */
export async function systemIdOf(db: Db, bookingId: string): Promise<string> {
  const [link] = await db
    .select({ systemId: bookingLinks.systemId })
    .from(bookingLinks)
    .where(eq(bookingLinks.bookingId, bookingId))
  return link?.systemId ?? bookingId
}

/** Keeps a change for the booking system in the transaction that makes it. */
export async function addMessage(tx: Db, message: typeof bookingMessages.$inferInsert): Promise<void> {
  await tx.insert(bookingMessages).values(message)
}
