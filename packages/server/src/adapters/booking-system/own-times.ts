import { appError } from '@salvia/core/error-catalogue'
import { z } from 'zod'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { BookedService, BookingSystem, ProviderTime } from './booking-system.ts'
import { freeSlotOf, freeSlots, lockSlots, type SlotRow, takeSlot } from './provider-slots.store.ts'

/** The reference booking system: the provider's times are tables of the portal's own database. */
export const ownTimes: BookingSystem = {
  freeTimes(db, { service, clinicId, starts }) {
    return answering(async () => (await freeSlots(db, { service, clinicId, ...starts })).map(timeOf))
  },

  hold(tx, { bookingId, service, timeId }) {
    return answering(async () => {
      // An id of another form is that of no slot.
      const slotId = z.uuid().safeParse(timeId).data ?? null
      const locked = await lockSlots(tx, { bookingId, slotId })
      const wanted = locked.find(({ id }) => id === slotId)
      return wanted?.bookingId === null && isOfService(wanted, service) ? timeOf(wanted) : undefined
    })
  },

  book: (tx, { bookingId, timeId }) => answering(() => takeSlot(tx, timeId, bookingId)),

  move(tx, { bookingId, timeId }) {
    return answering(async () => {
      // A booking holds one slot at a time. The database enforces this.
      await freeSlotOf(tx, bookingId)
      await takeSlot(tx, timeId, bookingId)
    })
  },

  release: (tx, { bookingId }) => answering(() => freeSlotOf(tx, bookingId)),
}

/**
 * Reports a database that is unreachable or too slow as an outage of the booking system. Any other failure is an error
 * of ours.
 */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isDatabaseAway(error) ? appError('BOOKING_SYSTEM_UNAVAILABLE', {}, { cause: error }) : error
  }
}

/** Old rows have the name of the service alone. */
function isOfService(slot: SlotRow, service: BookedService): boolean {
  return slot.serviceId === null || service.id === null
    ? slot.service === service.name
    : slot.serviceId === service.id
}

function timeOf({ caregiverName, caregiverOccupation, ...slot }: SlotRow): ProviderTime {
  const { id, startsAt, endsAt, visitType, address, clinicId, policy } = slot
  const caregiver = { name: caregiverName, occupation: caregiverOccupation }
  return { id, startsAt, endsAt, visitType, address, clinicId, policy, caregiver }
}
