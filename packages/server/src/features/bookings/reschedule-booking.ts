import type { Contract } from '@salvia/core/api'
import {
  type BookingDetails,
  bookingKeys,
  isInStartPeriod,
  latestCancellation,
  offeredPeriod,
} from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { ProviderTime } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { updateBooking } from './booking-changes.store.ts'
import { bookingDetails } from './booking-details.ts'
import { changeOf, lockedBooking, openWindow, serviceOf } from './changeable-booking.ts'
import type { VisibleBooking } from './visible-booking.ts'

type RescheduleCall = Context<Contract['bookings']['reschedule']>

/**
 * Moves a booking to a free time, on the terms of that time. The locks decide who gets the time. The clock decides
 * whether it is too late, once all locks are held, however long that took. @spec §8
 */
export async function rescheduleBooking(call: RescheduleCall): Promise<BookingDetails> {
  const { services, caller, body, fail } = call
  const { bookingSystem, clock, faultPoint } = services
  return transaction(services.db, async tx => {
    const found = await lockedBooking(tx, call)
    const { id: bookingId, version } = found.booking
    const service = serviceOf(found.booking)
    const time = await bookingSystem.hold(tx, { bookingId, service, timeId: body.slotId })
    const now = clock.now()
    if (!openWindow(found, call, now).mayReschedule) throw fail('TOO_LATE_TO_RESCHEDULE')
    if (!time || !isOffered(time, now)) throw fail('SLOT_TAKEN')
    await bookingSystem.move(tx, { ...changeOf(call, version, now), bookingId, timeId: time.id })
    faultPoint('reschedule: after slot')
    const booking = await moveTo(tx, call, { from: found, to: time, now })
    const details = await bookingDetails({ ...services, db: tx }, caller, { ...found, booking })
    await call.keepAnswer(tx, details)
    return details
  })
}

function isOffered({ startsAt }: ProviderTime, now: Instant): boolean {
  return isInStartPeriod(startsAt, offeredPeriod(now))
}

interface Move {
  readonly from: VisibleBooking
  readonly to: ProviderTime
  readonly now: Instant
}

async function moveTo(
  tx: Db,
  { caller, company }: RescheduleCall,
  { from, to, now }: Move,
): Promise<VisibleBooking['booking']> {
  const { id, service, startsAt } = from.booking
  const { caregiver, policy, address, clinicId } = to
  const moved = await updateBooking(tx, id, {
    startsAt: to.startsAt,
    endsAt: to.endsAt,
    visitType: to.visitType,
    address,
    clinicId,
    caregiverName: caregiver.name,
    caregiverOccupation: caregiver.occupation,
    policy,
    latestCancellation: latestCancellation(policy, to.startsAt),
    updatedAt: now,
    // The same start at another place or with another caregiver needs a new reminder too.
    remindedOf: null,
    ...bookingKeys({ service, address }),
  })
  await addAudit(tx, {
    at: now,
    actor: caller,
    action: 'booking-rescheduled',
    clientNumber: company.clientNumber,
    object: id,
    details: {
      employee: from.employee.id,
      from: startsAt,
      to: to.startsAt,
      version: moved.version,
    },
  })
  return moved
}
