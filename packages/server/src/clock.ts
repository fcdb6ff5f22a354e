import { type Instant, instantFromMillis, millisOf } from '@salvia/core/primitives'

/** What time it is, as a value that is handed around: tests set it. */
export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => instantFromMillis(Date.now()) }

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Whole minutes from `now` until a moment to come, at least one: what somebody who must wait is told. */
export function minutesUntil(moment: Instant, now: Instant): number {
  return Math.max(1, Math.ceil((millisOf(moment) - millisOf(now)) / MINUTE_MS))
}
