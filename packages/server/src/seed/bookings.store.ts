import { bookingKeys } from '@salvia/core/bookings'
import type { DemoBooking, DemoBookings, DemoSlot } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { bookings, providerSlots } from '../db/schema/bookings.ts'

/** Puts bookings and the provider's times into an empty database. */
export async function insertBookings(tx: Db, demo: DemoBookings): Promise<void> {
  await insertAll(tx, bookings, demo.bookings.map(bookingRow))
  await insertAll(tx, providerSlots, demo.slots.map(slotRow))
}

function bookingRow(booking: DemoBooking): typeof bookings.$inferInsert {
  const { caregiver, cancellation, ...told } = booking
  return {
    ...told,
    ...bookingKeys(booking),
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
    latestCancellation: new Date(booking.latestCancellation),
    caregiverName: caregiver.name,
    caregiverOccupation: caregiver.occupation,
    cancelledAt: cancellation && new Date(cancellation.at),
    cancellationSource: cancellation?.source ?? null,
    isCharged: cancellation?.isCharged ?? false,
    version: cancellation ? 2 : 1,
    createdAt: new Date(booking.createdAt),
    updatedAt: new Date(cancellation?.at ?? booking.createdAt),
  }
}

function slotRow({ caregiver, ...slot }: DemoSlot): typeof providerSlots.$inferInsert {
  return {
    ...slot,
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
    caregiverName: caregiver.name,
    caregiverOccupation: caregiver.occupation,
  }
}
