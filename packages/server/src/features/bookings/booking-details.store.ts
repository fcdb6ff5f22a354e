import type { Instant } from '@salvia/core/primitives'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookingFeedback } from '../../db/schema/bookings.ts'
import { clinics } from '../../db/schema/services.ts'

/** The feedback on a booking, the oldest first. */
export function feedbackOf(
  db: Db,
  bookingId: string,
): Promise<{ recipient: string; sender: string; text: string; sentAt: Instant }[]> {
  return db
    .select({
      recipient: bookingFeedback.recipientName,
      sender: bookingFeedback.senderName,
      text: bookingFeedback.text,
      sentAt: bookingFeedback.sentAt,
    })
    .from(bookingFeedback)
    .where(eq(bookingFeedback.bookingId, bookingId))
    .orderBy(asc(bookingFeedback.sentAt), asc(bookingFeedback.id))
}

export function countFeedback(db: Db, bookingId: string): Promise<number> {
  return db.$count(bookingFeedback, eq(bookingFeedback.bookingId, bookingId))
}

/** The phone number of a visit's clinic. Null for a visit elsewhere, and where none is known. */
export async function clinicPhoneOf(db: Db, clinicId: string | null): Promise<string | null> {
  if (clinicId === null) return null
  const [clinic] = await db.select({ phone: clinics.phone }).from(clinics).where(eq(clinics.id, clinicId))
  return clinic?.phone ?? null
}
