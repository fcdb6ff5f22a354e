import type { Instant } from '@salvia/core/primitives'
import { and, asc, desc, eq, isNull, min } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookingLinks, bookingMessages } from '../../db/schema/booking-system.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { employees } from '../../db/schema/organisation.ts'

/** A change of the portal, with what the booking system is told of it. */
export interface WaitingMessage {
  readonly message: typeof bookingMessages.$inferSelect
  readonly booking: typeof bookings.$inferSelect
  readonly employee: typeof employees.$inferSelect
  /** Null if the booking system has told nothing of the booking yet. */
  readonly systemId: string | null
}

/** The oldest change of a booking that the booking system has not answered. */
export async function nextMessage(db: Db, bookingId: string): Promise<WaitingMessage | undefined> {
  const [row] = await db
    .select({
      message: bookingMessages,
      booking: bookings,
      employee: employees,
      systemId: bookingLinks.systemId,
    })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookings.id, bookingMessages.bookingId))
    .innerJoin(employees, eq(employees.id, bookings.employeeId))
    .leftJoin(bookingLinks, eq(bookingLinks.bookingId, bookings.id))
    .where(and(eq(bookingMessages.bookingId, bookingId), isNull(bookingMessages.answeredAt)))
    .orderBy(asc(bookingMessages.version))
    .limit(1)
  return row
}

/** Bookings with changes that the booking system has not answered, the longest waiting first. */
export async function waitingBookings(db: Db, most: number): Promise<string[]> {
  const since = min(bookingMessages.createdAt)
  const rows = await db
    .select({ id: bookingMessages.bookingId, since })
    .from(bookingMessages)
    .where(isNull(bookingMessages.answeredAt))
    .groupBy(bookingMessages.bookingId)
    .orderBy(asc(since))
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function hasWaitingMessage(tx: Db, bookingId: string): Promise<boolean> {
  const isWaiting = and(eq(bookingMessages.bookingId, bookingId), isNull(bookingMessages.answeredAt))
  return (await tx.$count(bookingMessages, isWaiting)) > 0
}

/** Notes the answer to a change. False if an answer has been noted already. */
export async function noteAnswer(
  tx: Db,
  answer: {
    readonly bookingId: string
    readonly version: number
    readonly at: Instant
    readonly isRefused: boolean
  },
): Promise<boolean> {
  const noted = await tx
    .update(bookingMessages)
    .set({ answeredAt: answer.at, isRefused: answer.isRefused })
    .where(
      and(
        eq(bookingMessages.bookingId, answer.bookingId),
        eq(bookingMessages.version, answer.version),
        isNull(bookingMessages.answeredAt),
      ),
    )
    .returning({ version: bookingMessages.version })
  return noted.length > 0
}

/** The latest change of a booking in the portal. Undefined without another booking system. */
export async function latestMessage(
  db: Db,
  bookingId: string,
): Promise<typeof bookingMessages.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(bookingMessages)
    .where(eq(bookingMessages.bookingId, bookingId))
    .orderBy(desc(bookingMessages.version))
    .limit(1)
  return row
}
