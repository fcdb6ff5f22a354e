import type { Instant } from '@salvia/core/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import type { BookingRow } from './bookings.store.ts'

type Booking = BookingRow['booking']

/**
 * Locks a booking until the transaction ends. Every change locks its booking before anything else, and no change locks
 * two.
 */
export async function lockBooking(
  tx: Db,
  { clientNumber, id }: { readonly clientNumber: string; readonly id: string },
): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientNumber, clientNumber)))
    .for('update')
}

/** Changes a locked booking and raises its version by one. */
export async function updateBooking(
  tx: Db,
  id: string,
  change: Partial<typeof bookings.$inferInsert> & { readonly updatedAt: Instant },
): Promise<Booking> {
  const [booking] = await tx
    .update(bookings)
    .set({ ...change, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, id))
    .returning()
  if (!booking) throw new Error('A locked booking is gone.')
  return booking
}
