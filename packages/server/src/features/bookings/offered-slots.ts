import type { Contract } from '@salvia/core/api'
import {
  latestCancellation,
  offeredInWeek,
  offeredPeriod,
  overlapping,
  type Slot,
  weeksOfTimes,
} from '@salvia/core/bookings'
import { parseIsoWeek } from '@salvia/core/primitives'
import type { ProviderTime } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { instantOf } from './booking-shape.ts'
import { selectVisits } from './bookings.store.ts'
import { permittedBooking } from './changeable-booking.ts'
import type { VisibleBooking } from './visible-booking.ts'

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
  const found = await permittedBooking(services.db, call)
  const monday = parseIsoWeek(query.week)
  if (!monday) throw fail('INVALID_REQUEST', { fields: 'week' })
  const starts = offeredInWeek(monday, instantOf(now))
  if (!starts) return { items: [] }
  const { service } = found.booking
  const times = await services.bookingSystem.freeTimes(services.db, { service, starts })
  const others = await otherVisits(services.db, found, times)
  return { items: times.map(time => slotOf(time, others)) }
}

type Visit = NonNullable<Slot['otherVisit']>

/** Whoever may move one booking of an employment sees all of them: what one sees goes by the employee. */
async function otherVisits(
  db: Db,
  { booking }: VisibleBooking,
  times: readonly ProviderTime[],
): Promise<Visit[]> {
  if (times.length === 0) return []
  const rows = await selectVisits(db, {
    ...booking,
    from: new Date(Math.min(...times.map(({ startsAt }) => startsAt.getTime()))),
    before: new Date(Math.max(...times.map(({ endsAt }) => endsAt.getTime()))),
  })
  return rows.map(({ service, startsAt, endsAt }) => ({
    service,
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
  }))
}

function slotOf({ policy, ...time }: ProviderTime, others: readonly Visit[]): Slot {
  const span = { startsAt: instantOf(time.startsAt), endsAt: instantOf(time.endsAt) }
  return {
    ...time,
    ...span,
    latestCancellation: latestCancellation(policy, span.startsAt),
    otherVisit: overlapping(span, others),
  }
}
