import type { Contract } from '@salvia/core/api'
import type { BookingDetails } from '@salvia/core/bookings'
import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { updateBooking } from './booking-changes.store.ts'
import { bookingDetails } from './booking-details.ts'
import { changeOf, lockedBooking, openWindow, serviceOf } from './changeable-booking.ts'

/**
 * Cancels a booking, free of charge or late. The clock decides which once the locks are held. A charge that the user
 * has not accepted is never made. @spec §4
 */
export async function cancelBooking(call: Context<Contract['bookings']['cancel']>): Promise<BookingDetails> {
  const { services, caller, company, body, fail } = call
  const { bookingSystem, clock, faultPoint } = services
  const answer = await transaction(services.db, async tx => {
    const found = await lockedBooking(tx, call)
    const { id, version } = found.booking
    await bookingSystem.hold(tx, { bookingId: id, service: serviceOf(found.booking), timeId: null })
    const now = clock.now()
    const isCharged = openWindow(found, call, now).cancelling === 'charged'
    if (isCharged && !body.acceptsCharge) throw fail('CANCELLATION_CHARGED')
    await bookingSystem.release(tx, { ...changeOf(call, version, now), bookingId: id })
    const booking = await updateBooking(tx, id, {
      cancelledAt: now,
      cancellationSource: 'portal',
      isCharged,
      updatedAt: now,
    })
    await addAudit(tx, {
      at: now,
      actor: caller,
      action: 'booking-cancelled',
      clientNumber: company.clientNumber,
      object: id,
      details: { employee: found.employee.id, charged: isCharged, version: booking.version },
    })
    const details = await bookingDetails({ ...services, db: tx }, caller, { ...found, booking })
    await call.keepAnswer(tx, details)
    return details
  })
  faultPoint('cancel: after commit')
  return answer
}
