import { appError } from '@salvia/core/error-catalogue'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { BookingSystem, ProviderTime } from './booking-system.ts'
import { freeSlotOf, freeSlots, lockSlots, type SlotRow, takeSlot } from './provider-slots.store.ts'

/** The reference booking system: the provider's times are tables of the portal's own database. */
export const ownTimes: BookingSystem = {
  freeTimes(db, { service, starts }) {
    return answering(async () => {
      const period = { from: starts.from, before: starts.before }
      return (await freeSlots(db, { service, ...period })).map(timeOf)
    })
  },

  hold(tx, { bookingId, service, timeId }) {
    return answering(async () => {
      const locked = await lockSlots(tx, { bookingId, slotId: timeId })
      const wanted = locked.find(({ id }) => id === timeId)
      return wanted?.bookingId === null && wanted.service === service ? timeOf(wanted) : undefined
    })
  },

  move(tx, { bookingId, timeId }) {
    return answering(async () => {
      // A booking holds one slot at a time. The database enforces this.
      await freeSlotOf(tx, bookingId)
      await takeSlot(tx, timeId, bookingId)
    })
  },

  release: (tx, bookingId) => answering(() => freeSlotOf(tx, bookingId)),
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

function timeOf({ caregiverName, caregiverOccupation, ...slot }: SlotRow): ProviderTime {
  const { id, startsAt, endsAt, visitType, address, policy } = slot
  const caregiver = { name: caregiverName, occupation: caregiverOccupation }
  return { id, startsAt, endsAt, visitType, address, policy, caregiver }
}
