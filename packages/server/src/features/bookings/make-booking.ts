import { randomUUID } from 'node:crypto'
import { bookingKeys, isInStartPeriod, latestCancellation, offeredPeriod } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import type { BookedService, ProviderTime } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { insertBooking } from './exchanged-bookings.store.ts'

/** A time that is held for a booking that is about to be made. */
interface HeldTime {
  readonly bookingId: string
  readonly time: ProviderTime
}

/**
 * Holds a free time for a new booking until the transaction ends. Undefined if it is taken, of another service, at
 * another clinic, or not offered at the moment at which it is held.
 */
export async function holdForNew(
  tx: Db,
  { bookingSystem, clock }: Services,
  {
    service,
    clinicId,
    timeId,
  }: { readonly service: BookedService; readonly clinicId: string | null; readonly timeId: string },
): Promise<HeldTime | undefined> {
  const bookingId = randomUUID()
  const time = await bookingSystem.hold(tx, { bookingId, service, timeId })
  if (!time || !isInStartPeriod(time.startsAt, offeredPeriod(clock.now()))) return undefined
  return clinicId !== null && time.clinicId !== clinicId ? undefined : { bookingId, time }
}

/** For whom a booking is made, of which service, and who makes it. */
interface NewBooking {
  readonly clientNumber: string
  readonly employeeId: string
  readonly orderId: string
  readonly service: BookedService
  readonly accountId: string
  readonly at: Instant
}

/** Makes a booking at a held time, on the terms of that time. */
export async function bookHeld(
  tx: Db,
  { bookingSystem }: Services,
  { bookingId, time }: HeldTime,
  { service, accountId, at, ...whose }: NewBooking,
): Promise<void> {
  const { startsAt, endsAt, visitType, address, clinicId, caregiver, policy } = time
  await insertBooking(tx, {
    ...whose,
    id: bookingId,
    serviceId: service.id,
    service: service.name,
    ...{ startsAt, endsAt, visitType, address, clinicId, policy },
    caregiverName: caregiver.name,
    caregiverOccupation: caregiver.occupation,
    latestCancellation: latestCancellation(policy, startsAt),
    ...bookingKeys({ service: service.name, address }),
    createdAt: at,
    updatedAt: at,
  })
  await bookingSystem.book(tx, { bookingId, version: 1, accountId, at, timeId: time.id })
}
