import type { BookingDetails } from '@salvia/core/bookings'
import { type Instant, millisOf } from '@salvia/core/primitives'
import { useServerTime } from '../../state/server-time.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** A deadline within this time is counted down. */
const NEAR_MS = 120 * MINUTE_MS
const SELDOM_MS = 30 * SECOND_MS

/** Minutes left at which the remaining time is read out. In between it is only shown. */
const SAID_MINUTES = [60, 30, 10, 5, 1] as const

/** Milliseconds from now until a time; 0 once it has passed. */
function leftUntil(moment: Instant, now: Instant): number {
  return Math.max(0, millisOf(moment) - millisOf(now))
}

/** Whether a deadline is ahead and near enough to be counted down. */
export function isNear(deadline: Instant, now: Instant): boolean {
  const left = leftUntil(deadline, now)
  return left > 0 && left <= NEAR_MS
}

/** The time left in whole hours, minutes and seconds. */
export function timeLeft(deadline: Instant, now: Instant) {
  const seconds = Math.ceil(leftUntil(deadline, now) / SECOND_MS)
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

/** The most recent minute at which the time is read out; null before the first one. */
export function minutesSaid(deadline: Instant, now: Instant): number | null {
  const left = leftUntil(deadline, now)
  return SAID_MINUTES.findLast(minutes => left <= minutes * MINUTE_MS) ?? null
}

type Moments = Pick<BookingDetails, 'latestCancellation' | 'startsAt' | 'endsAt'>

/** The server's time, updated each second when a deadline of the booking is near. */
export function useTimeAround(booking: Moments): Instant {
  const seldom = useServerTime(SELDOM_MS)
  const { latestCancellation, startsAt, endsAt } = booking
  const isSoon = [latestCancellation, startsAt, endsAt].some(moment => isNear(moment, seldom))
  return useServerTime(isSoon ? SECOND_MS : SELDOM_MS)
}
