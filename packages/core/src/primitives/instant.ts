import { DateTime } from 'luxon'
import { z } from 'zod'
import { addDays, type IsoDate } from './iso-date.ts'
import { stockholmOffset } from './stockholm-offset.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const instantBrand = z.iso.datetime({ precision: 3 }).brand<'Instant'>()
/**
 * A moment, written `2026-11-21T12:05:00.000Z` as `Date.prototype.toISOString` does. Two of them compare as
 * texts: `a < b`.
 */
export type Instant = z.infer<typeof instantBrand>

/** For schemas of calls: a moment in UTC with milliseconds, as the server writes every one. */
export const instantSchema = instantBrand

/** Elapsed time, the same on every clock, unlike days, weeks and months. */
export interface Elapsed {
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
  readonly milliseconds?: number
}

/** Reads an ISO 8601 date and time that tells its offset; undefined for anything else. */
export function parseInstant(text: string): Instant | undefined {
  if (!/T.*(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(text)) return undefined
  const time = DateTime.fromISO(text, { zone: 'utc' })
  return time.isValid ? instantFromMillis(time.toMillis()) : undefined
}

/** The instant of such a text; throws a RangeError for one that `parseInstant` does not read. */
export function instantOf(text: string): Instant {
  const instant = parseInstant(text)
  if (instant === undefined) throw new RangeError(`No such instant: ${text}`)
  return instant
}

/** Whether a value is an instant and not a date; both are texts. */
export function isInstant(value: Instant | IsoDate): value is Instant {
  return value.includes('T')
}

/** The instant of milliseconds since 1970, as a clock outside of core gives them. */
export function instantFromMillis(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString() as Instant
}

export function millisOf(instant: Instant): number {
  return Date.parse(instant)
}

/** Later by elapsed time; earlier when negative. */
export function addElapsed(instant: Instant, elapsed: Elapsed): Instant {
  const { hours = 0, minutes = 0, seconds = 0, milliseconds = 0 } = elapsed
  const passed = hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS + milliseconds
  return instantFromMillis(millisOf(instant) + passed)
}

/** The date on the Stockholm calendar. */
export function stockholmDate(instant: Instant): IsoDate {
  return wallClock(instant).toISOString().slice(0, 10) as IsoDate
}

/** A time of day on the Stockholm clock. */
export interface ClockTime {
  readonly hour: number
  readonly minute: number
  readonly second?: number
  readonly millisecond?: number
}

/** The Stockholm clock at an instant. */
export function stockholmClock(instant: Instant): Required<ClockTime> {
  const wall = wallClock(instant)
  return {
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    millisecond: wall.getUTCMilliseconds(),
  }
}

/** The clock time in Stockholm, as if it were UTC. */
function wallClock(instant: Instant): Date {
  const millis = millisOf(instant)
  return new Date(millis + stockholmOffset(millis))
}

/**
 * A time of day on a date in Stockholm. One that occurs twice means the second; one that does not exist moves
 * forward an hour.
 */
export function atStockholm(date: IsoDate, clock: ClockTime): Instant {
  return instantFromMillis(stockholmMillis(date, clock))
}

/** The first moment of a date in Stockholm. */
export function startOfDay(date: IsoDate): Instant {
  return atStockholm(date, { hour: 0, minute: 0 })
}

/** The last moment of a date in Stockholm: instants are kept to the millisecond. */
export function endOfDay(date: IsoDate): Instant {
  return addElapsed(startOfDay(addDays(date, 1)), { milliseconds: -1 })
}

/** `atStockholm` in milliseconds since 1970, for rules that reckon with many. */
export function stockholmMillis(
  date: IsoDate,
  { hour, minute, second = 0, millisecond = 0 }: ClockTime,
): number {
  const wall = Date.parse(date) + hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS + millisecond
  // Where the clocks are set back the later offset gives the second of two moments; where they are set forward only
  // the earlier one leads past the hour that is missing.
  const later = stockholmOffset(wall + DAY_MS)
  const isShown = stockholmOffset(wall - later) === later
  return wall - (isShown ? later : stockholmOffset(wall - DAY_MS))
}

/**
 * Changes the date on the Stockholm calendar and keeps the time of day, which is set once, at the end.
 * The same date is the same instant, also in the hour that occurs twice.
 * @example onOtherDate(sentAt, date => addDays(date, 28)) // four weeks later, over a change of clocks too
 */
export function onOtherDate(instant: Instant, move: (date: IsoDate) => IsoDate): Instant {
  const date = stockholmDate(instant)
  const moved = move(date)
  return moved === date ? instant : atStockholm(moved, stockholmClock(instant))
}

/**
 * So many days later (earlier when negative) on the Stockholm calendar, at the same time of day.
 * @example addCalendarDays(sentAt, 28) // four weeks later, over a change of clocks too
 */
export function addCalendarDays(instant: Instant, days: number): Instant {
  return onOtherDate(instant, date => addDays(date, days))
}
