import { bookingKeys } from '@salvia/core/bookings'
import type { DemoBooking, DemoBookings, DemoSlot } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { bookings, providerSlots } from '../db/schema/bookings.ts'

/** Inserts bookings and the provider's times into an empty database. */
export async function insertBookings(tx: Db, demo: DemoBookings): Promise<void> {
  await insertAll(tx, bookings, demo.bookings.map(bookingRow))
  await insertAll(tx, providerSlots, demo.slots.map(slotRow))
}

function bookingRow(booking: DemoBooking): typeof bookings.$inferInsert {
  const { caregiver, cancellation, ...told } = booking
  return {
    ...told,
    ...bookingKeys(booking),
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    latestCancellation: booking.latestCancellation,
    caregiverName: caregiver.name,
    caregiverOccupation: caregiver.occupation,
    cancelledAt: cancellation?.at ?? null,
    cancellationSource: cancellation?.source ?? null,
    isCharged: cancellation?.isCharged ?? false,
    version: cancellation ? 2 : 1,
    createdAt: booking.createdAt,
    updatedAt: cancellation?.at ?? booking.createdAt,
  }
}

function slotRow({ caregiver, ...slot }: DemoSlot): typeof providerSlots.$inferInsert {
  return {
    ...slot,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    caregiverName: caregiver.name,
    caregiverOccupation: caregiver.occupation,
  }
}
