import type { BookingDetails } from '@salvia/core/bookings'
import { type Instant, millisOf } from '@salvia/core/primitives'
import { useServerTime } from '../../state/server-time.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** A deadline that is no further away is counted down. */
const NEAR_MS = 120 * MINUTE_MS
const SELDOM_MS = 30 * SECOND_MS

/** Minutes left at which the time is read out; in between it is only seen. */
const SAID_MINUTES = [60, 30, 10, 5, 1] as const

/** Milliseconds from now to a moment; 0 once it has passed. */
function leftUntil(moment: Instant, now: Instant): number {
  return Math.max(0, millisOf(moment) - millisOf(now))
}

/** Whether a deadline that has not passed is so near that it is counted down. */
export function isNear(deadline: Instant, now: Instant): boolean {
  const left = leftUntil(deadline, now)
  return left > 0 && left <= NEAR_MS
}

/** The time left in whole hours, minutes and seconds. */
export function timeLeft(deadline: Instant, now: Instant) {
  const seconds = Math.ceil(leftUntil(deadline, now) / SECOND_MS)
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

/** The last of the minutes to be read out that has been reached; null before the first. */
export function minutesSaid(deadline: Instant, now: Instant): number | null {
  const left = leftUntil(deadline, now)
  return SAID_MINUTES.findLast(minutes => left <= minutes * MINUTE_MS) ?? null
}

type Moments = Pick<BookingDetails, 'latestCancellation' | 'startsAt' | 'endsAt'>

/** The moment by the server's clock: each second where what may be done with the booking changes soon. */
export function useTimeAround(booking: Moments): Instant {
  const seldom = useServerTime(SELDOM_MS)
  const { latestCancellation, startsAt, endsAt } = booking
  const isSoon = [latestCancellation, startsAt, endsAt].some(moment => isNear(moment, seldom))
  return useServerTime(isSoon ? SECOND_MS : SELDOM_MS)
}
