import type { Contract } from '@salvia/core/api'
import {
  latestCancellation,
  offeredInWeek,
  offeredPeriod,
  overlapping,
  type Slot,
  weeksOfTimes,
} from '@salvia/core/bookings'
import { instantFromMillis, millisOf, parseIsoWeek } from '@salvia/core/primitives'
import type { ProviderTime } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { selectVisits } from './bookings.store.ts'
import { permittedBooking, serviceOf } from './changeable-booking.ts'
import type { VisibleBooking } from './visible-booking.ts'

/** The weeks that have free times for the booking's service. */
export async function offeredWeeks(call: Context<Contract['bookings']['weeks']>) {
  const { services, now } = call
  const { booking } = await permittedBooking(services.db, call)
  const starts = offeredPeriod(now)
  const times = await services.bookingSystem.freeTimes(services.db, {
    service: serviceOf(booking),
    starts,
  })
  return { items: weeksOfTimes(times.map(({ startsAt }) => startsAt)) }
}

/** The free times of one week, each with the terms that would apply after moving there. */
export async function offeredSlots(call: Context<Contract['bookings']['slots']>) {
  const { services, now, query, fail } = call
  const found = await permittedBooking(services.db, call)
  const monday = parseIsoWeek(query.week)
  if (!monday) throw fail('INVALID_REQUEST', { fields: 'week' })
  const starts = offeredInWeek(monday, now)
  if (!starts) return { items: [] }
  const service = serviceOf(found.booking)
  const times = await services.bookingSystem.freeTimes(services.db, { service, starts })
  const others = await otherVisits(services.db, found, times)
  return { items: times.map(time => slotOf(time, others)) }
}

type Visit = NonNullable<Slot['otherVisit']>

/**
 * Other visits of the employee. Whoever may move one booking of an employment sees all of them, because visibility goes
 * by employee.
 */
async function otherVisits(
  db: Db,
  { booking }: VisibleBooking,
  times: readonly ProviderTime[],
): Promise<Visit[]> {
  if (times.length === 0) return []
  return selectVisits(db, {
    ...booking,
    from: instantFromMillis(Math.min(...times.map(({ startsAt }) => millisOf(startsAt)))),
    before: instantFromMillis(Math.max(...times.map(({ endsAt }) => millisOf(endsAt)))),
  })
}

function slotOf({ policy, clinicId: _, ...time }: ProviderTime, others: readonly Visit[]): Slot {
  return {
    ...time,
    latestCancellation: latestCancellation(policy, time.startsAt),
    otherVisit: overlapping(time, others),
  }
}
