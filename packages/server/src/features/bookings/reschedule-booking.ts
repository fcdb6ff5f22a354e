import { contract } from '@salvia/core/api'
import { bookingKeys, isInStartPeriod, latestCancellation, offeredPeriod } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import { act } from '../../acts/act.ts'
import type { ProviderTime } from '../../adapters/booking-system/booking-system.ts'
import { auditedBooking, bookingAnswer } from './booking-act.ts'
import { updateBooking } from './booking-changes.store.ts'
import { changeOf, lockedBooking, openWindow, permittedBooking, serviceOf } from './changeable-booking.ts'

/**
 * Moves a booking to a free time, on the terms of that time. The locks decide who gets the time. The clock decides
 * whether it is too late, once all locks are held, however long that took. @spec §8
 */
export const rescheduleBooking = act(contract.bookings.reschedule, {
  see: permittedBooking,
  async lock(tx, call) {
    const found = await lockedBooking(tx, call)
    const { id: bookingId } = found.booking
    const held = { bookingId, service: serviceOf(found.booking), timeId: call.body.slotId }
    return { found, time: await call.services.bookingSystem.hold(tx, held) }
  },
  async change({ found, time }, { tx, services, call, at }) {
    const { id: bookingId, version } = found.booking
    if (!openWindow(found, call, at).mayReschedule) throw call.fail('TOO_LATE_TO_RESCHEDULE')
    if (!time || !isInStartPeriod(time.startsAt, offeredPeriod(at))) throw call.fail('SLOT_TAKEN')
    await services.bookingSystem.move(tx, { ...changeOf(call, version, at), bookingId, timeId: time.id })
    services.faultPoint('reschedule: after slot')
    const booking = await updateBooking(tx, bookingId, movedTo(time, found.booking.service, at))
    return { ...found, booking, from: found.booking.startsAt }
  },
  audited: changed => {
    const { startsAt: to, version } = changed.booking
    return auditedBooking('booking-rescheduled', changed, { from: changed.from, to, version })
  },
  answer: bookingAnswer,
  changed: null,
})

/** What a booking takes from its new time. */
function movedTo(time: ProviderTime, service: string, at: Instant): Parameters<typeof updateBooking>[2] {
  const { startsAt, endsAt, visitType, caregiver, policy, address, clinicId } = time
  return {
    ...{ startsAt, endsAt, visitType, address, clinicId, policy },
    caregiverName: caregiver.name,
    caregiverOccupation: caregiver.occupation,
    latestCancellation: latestCancellation(policy, startsAt),
    updatedAt: at,
    // The same start at another place or with another caregiver needs a new reminder too.
    remindedOf: null,
    ...bookingKeys({ service, address }),
  }
}
