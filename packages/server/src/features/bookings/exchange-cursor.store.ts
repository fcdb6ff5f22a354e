import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, lt, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookingCursor, type ParkedReason, parkedBookings } from '../../db/schema/booking-system.ts'

/** The number of the latest change of the booking system that has been read; 0 for none. */
export async function readCursor(db: Db): Promise<number> {
  const [row] = await db.select().from(bookingCursor)
  return row?.number ?? 0
}

/** The same, locked until the transaction ends: changes are taken on one after another, in all processes. */
export async function lockCursor(tx: Db): Promise<number> {
  await tx.insert(bookingCursor).values({ number: 0 }).onConflictDoNothing()
  const [row] = await tx.select().from(bookingCursor).for('update')
  return row?.number ?? 0
}

export async function moveCursor(tx: Db, number: number): Promise<void> {
  await tx.update(bookingCursor).set({ number })
}

type Parked = typeof parkedBookings.$inferSelect

/** Keeps a change for later, in place of an earlier one of the same booking. */
export async function park(tx: Db, parked: Parked): Promise<void> {
  const { parkedAt: _, ...change } = parked
  await tx
    .insert(parkedBookings)
    .values(parked)
    .onConflictDoUpdate({ target: parkedBookings.systemId, set: change })
}

/** Forgets the parked change of a booking, unless it is a later one. */
export async function unpark(
  tx: Db,
  { systemId, number }: { readonly systemId: string; readonly number: number },
): Promise<void> {
  await tx
    .delete(parkedBookings)
    .where(and(eq(parkedBookings.systemId, systemId), lte(parkedBookings.number, number)))
}

/** Parked changes that have not been tried since, the longest ago first. */
export function parkedChanges(
  db: Db,
  { triedBefore, limit }: { readonly triedBefore: Instant; readonly limit: number },
): Promise<Parked[]> {
  return db
    .select()
    .from(parkedBookings)
    .where(lt(parkedBookings.triedAt, triedBefore))
    .orderBy(asc(parkedBookings.triedAt), asc(parkedBookings.systemId))
    .limit(limit)
}

/** Notes that a parked change was tried in vain. */
export async function noteTried(
  tx: Db,
  {
    systemId,
    reason,
    at,
  }: { readonly systemId: string; readonly reason: ParkedReason; readonly at: Instant },
): Promise<void> {
  await tx.update(parkedBookings).set({ triedAt: at, reason }).where(eq(parkedBookings.systemId, systemId))
}

export async function sweepParked(db: Db, now: Instant): Promise<void> {
  await db.delete(parkedBookings).where(lt(parkedBookings.until, now))
}
