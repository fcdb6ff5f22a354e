import {
  latestCancellation,
  offeredInWeek,
  offeredPeriod,
  type Slot,
  weeksOfTimes,
} from '@salvia/core/bookings'
import type { Contract } from '@salvia/core/contract'
import { parseIsoWeek } from '@salvia/core/primitives'
import type { ProviderTime } from '../../adapters/booking-system/booking-system.ts'
import type { Context } from '../../http/handler.ts'
import { instantOf } from './booking-shape.ts'
import { permittedBooking } from './changeable-booking.ts'

/** The weeks with free times of the booking's service. */
export async function offeredWeeks(call: Context<Contract['bookings']['weeks']>) {
  const { services, now } = call
  const { booking } = await permittedBooking(services.db, call)
  const starts = offeredPeriod(instantOf(now))
  const times = await services.bookingSystem.freeTimes(services.db, { service: booking.service, starts })
  return { items: weeksOfTimes(times.map(({ startsAt }) => instantOf(startsAt))) }
}

/** The free times of one week, each with what would hold after moving there. */
export async function offeredSlots(call: Context<Contract['bookings']['slots']>) {
  const { services, now, query, fail } = call
  const { booking } = await permittedBooking(services.db, call)
  const monday = parseIsoWeek(query.week)
  if (!monday) throw fail('INVALID_REQUEST', { fields: 'week' })
  const starts = offeredInWeek(monday, instantOf(now))
  if (!starts) return { items: [] }
  const times = await services.bookingSystem.freeTimes(services.db, { service: booking.service, starts })
  return { items: times.map(slotOf) }
}

function slotOf({ startsAt, endsAt, policy, ...time }: ProviderTime): Slot {
  const start = instantOf(startsAt)
  return {
    ...time,
    startsAt: start,
    endsAt: instantOf(endsAt),
    latestCancellation: latestCancellation(policy, start),
  }
}
