import { addDays, instantFromMillis, onOtherDate } from '@salvia/core/primitives'

/** What time it is, as a value that is handed around: tests set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/**
 * So many days later (earlier when negative) on the Stockholm calendar, at the same time of day.
 * @example onDayAfter(new Date('2026-10-20T09:15:00Z'), 28) // 2026-11-17T10:15:00Z, over a change of clocks
 */
export function onDayAfter(moment: Date, days: number): Date {
  return new Date(onOtherDate(instantFromMillis(moment.getTime()), date => addDays(date, days)))
}
