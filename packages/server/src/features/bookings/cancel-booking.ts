import { contract } from '@salvia/core/api'
import { act } from '../../acts/act.ts'
import { auditedBooking, bookingAnswer } from './booking-act.ts'
import { updateBooking } from './booking-changes.store.ts'
import { changeOf, lockedBooking, openWindow, permittedBooking, serviceOf } from './changeable-booking.ts'

/**
 * Cancels a booking, free of charge or late. The clock decides which once the locks are held. A charge that the user
 * has not accepted is never made. @spec §4
 */
export const cancelBooking = act(contract.bookings.cancel, {
  see: permittedBooking,
  async lock(tx, call) {
    const found = await lockedBooking(tx, call)
    const held = { bookingId: found.booking.id, service: serviceOf(found.booking), timeId: null }
    await call.services.bookingSystem.hold(tx, held)
    return found
  },
  async change(found, { tx, services, call, at }) {
    const { id, version } = found.booking
    const isCharged = openWindow(found, call, at).cancelling === 'charged'
    if (isCharged && !call.body.acceptsCharge) throw call.fail('CANCELLATION_CHARGED')
    await services.bookingSystem.release(tx, { ...changeOf(call, version, at), bookingId: id })
    const booking = await updateBooking(tx, id, {
      ...{ cancelledAt: at, cancellationSource: 'portal', isCharged, updatedAt: at },
    })
    return { ...found, booking }
  },
  audited: changed => {
    const { isCharged: charged, version } = changed.booking
    return auditedBooking('booking-cancelled', changed, { charged, version })
  },
  answer: bookingAnswer,
  changed: null,
  faultPoints: { afterCommit: 'cancel: after commit' },
})
