import type { Contract } from '@salvia/core/api'
import {
  latestCancellation,
  offeredInWeek,
  offeredPeriod,
  overlapping,
  type Slot,
  weeksOfTimes,
} from '@salvia/core/bookings'
import { appError } from '@salvia/core/error-catalogue'
import { type Instant, instantFromMillis, millisOf, parseIsoWeek } from '@salvia/core/primitives'
import type { BookedService, ProviderTime } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { selectVisits } from './bookings.store.ts'
import { permittedBooking, serviceOf } from './changeable-booking.ts'

/** The weeks that have free times for the booking's service. */
export async function offeredWeeks(call: Context<Contract['bookings']['weeks']>) {
  const { booking } = await permittedBooking(call.services.db, call)
  return freeWeeks(call.services, { service: serviceOf(booking) }, call.now)
}

/**
 * The free times of one week, each with the terms that would apply after moving there. Whoever may move one booking of
 * an employment sees the other visits of it, because visibility goes by employee.
 */
export async function offeredSlots(call: Context<Contract['bookings']['slots']>) {
  const { booking } = await permittedBooking(call.services.db, call)
  const wanted = { service: serviceOf(booking), employeeIds: [booking.employeeId], except: booking.id }
  return freeSlots(call.services, { ...wanted, week: call.query.week }, call.now)
}

/** What a time is looked for. */
interface WantedTimes {
  readonly service: BookedService
  /** Absent for times at every clinic. */
  readonly clinicId?: string
}

/** The weeks that have free times. */
export async function freeWeeks(
  { db, bookingSystem }: Services,
  wanted: WantedTimes,
  now: Instant,
): Promise<{ items: ReturnType<typeof weeksOfTimes> }> {
  const times = await bookingSystem.freeTimes(db, { ...wanted, starts: offeredPeriod(now) })
  return { items: weeksOfTimes(times.map(({ startsAt }) => startsAt)) }
}

interface WantedWeek extends WantedTimes {
  readonly week: string
  /** The employments of whom the time is for. */
  readonly employeeIds: readonly string[]
  /** The booking that would be moved; absent for a new one. */
  readonly except?: string
}

/** The free times of one week, each with the other visits at that time. Throws INVALID_REQUEST for no such week. */
export async function freeSlots(
  { db, bookingSystem }: Services,
  { week, employeeIds, except, ...wanted }: WantedWeek,
  now: Instant,
): Promise<{ items: Slot[] }> {
  const monday = parseIsoWeek(week)
  if (!monday) throw appError('INVALID_REQUEST', { fields: 'week' })
  const starts = offeredInWeek(monday, now)
  if (!starts) return { items: [] }
  const times = await bookingSystem.freeTimes(db, { ...wanted, starts })
  const others = await otherVisits(db, { employeeIds, except }, times)
  return { items: times.map(time => slotOf(time, others)) }
}

type Visit = NonNullable<Slot['otherVisit']>

async function otherVisits(
  db: Db,
  whose: { readonly employeeIds: readonly string[]; readonly except: string | undefined },
  times: readonly ProviderTime[],
): Promise<Visit[]> {
  if (times.length === 0) return []
  return selectVisits(db, {
    ...whose,
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
