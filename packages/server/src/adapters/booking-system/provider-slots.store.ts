import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { providerSlots } from '../../db/schema/bookings.ts'
import type { BookedService } from './booking-system.ts'

export type SlotRow = typeof providerSlots.$inferSelect

export function freeSlots(
  db: Db,
  {
    service,
    clinicId,
    from,
    before,
  }: {
    readonly service: BookedService
    readonly clinicId: string | undefined
    readonly from: Instant
    readonly before: Instant
  },
): Promise<SlotRow[]> {
  return db
    .select()
    .from(providerSlots)
    .where(
      and(
        isOf(service),
        clinicId === undefined ? undefined : eq(providerSlots.clinicId, clinicId),
        isNull(providerSlots.bookingId),
        gte(providerSlots.startsAt, from),
        lt(providerSlots.startsAt, before),
      ),
    )
    .orderBy(asc(providerSlots.startsAt), asc(providerSlots.caregiverName), asc(providerSlots.id))
}

/** The slots of a service, by its name where one of the two has no id. */
function isOf({ id, name }: BookedService): SQL | undefined {
  const byName = eq(providerSlots.service, name)
  if (id === null) return byName
  return or(eq(providerSlots.serviceId, id), and(isNull(providerSlots.serviceId), byName))
}

/**
 * Locks the slot of a booking and another slot, ordered by id, so that two bookings that want each other's slots cannot
 * deadlock.
 */
export function lockSlots(
  tx: Db,
  { bookingId, slotId }: { readonly bookingId: string; readonly slotId: string | null },
): Promise<SlotRow[]> {
  const isOwn = eq(providerSlots.bookingId, bookingId)
  return tx
    .select()
    .from(providerSlots)
    .where(slotId === null ? isOwn : or(isOwn, eq(providerSlots.id, slotId)))
    .orderBy(asc(providerSlots.id))
    .for('update')
}

export async function freeSlotOf(tx: Db, bookingId: string): Promise<void> {
  await tx.update(providerSlots).set({ bookingId: null }).where(eq(providerSlots.bookingId, bookingId))
}

export async function takeSlot(tx: Db, slotId: string, bookingId: string): Promise<void> {
  await tx.update(providerSlots).set({ bookingId }).where(eq(providerSlots.id, slotId))
}
