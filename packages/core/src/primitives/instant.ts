import { DateTime } from 'luxon'
import { z } from 'zod'
import { dateParts, type IsoDate, isoDate } from './iso-date.ts'

/** Business time, in every browser. */
const BUSINESS_ZONE = 'Europe/Stockholm'

const instantBrand = z.string().brand<'Instant'>()
/**
 * A moment, written `2026-11-21T12:05:00.000Z` as `Date.prototype.toISOString` does. Two of them compare as
 * texts: `a < b`.
 */
export type Instant = z.infer<typeof instantBrand>

/** A time that has passed on any clock, unlike days, weeks and months. */
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
  return time.isValid ? instantOf(time) : undefined
}

/** The instant of milliseconds since 1970, as a clock outside of core gives them. */
export function instantFromMillis(milliseconds: number): Instant {
  return instantOf(DateTime.fromMillis(milliseconds, { zone: 'utc' }))
}

export function millisOf(instant: Instant): number {
  return DateTime.fromISO(instant).toMillis()
}

/** Later by elapsed time; earlier when negative. */
export function addElapsed(instant: Instant, elapsed: Elapsed): Instant {
  return instantOf(DateTime.fromISO(instant, { zone: 'utc' }).plus(elapsed))
}

/** The date on the Stockholm calendar. */
export function stockholmDate(instant: Instant): IsoDate {
  const { year, month, day } = DateTime.fromISO(instant, { zone: BUSINESS_ZONE })
  return isoDate(year, month, day)
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
  const { hour, minute, second, millisecond } = DateTime.fromISO(instant, { zone: BUSINESS_ZONE })
  return { hour, minute, second, millisecond }
}

/**
 * A time of day on a date in Stockholm. One that occurs twice means the second; one that does not exist moves
 * forward an hour.
 */
export function atStockholm(date: IsoDate, clock: ClockTime): Instant {
  const local = DateTime.fromObject({ ...dateParts(date), ...clock }, { zone: BUSINESS_ZONE })
  return instantOf(local.getPossibleOffsets().at(-1) ?? local)
}

/**
 * Moves the date on the Stockholm calendar and keeps the time of day, which is set once, at the end.
 * @example onOtherDate(sentAt, date => addDays(date, 28)) // four weeks later, over a change of clocks too
 */
export function onOtherDate(instant: Instant, move: (date: IsoDate) => IsoDate): Instant {
  return atStockholm(move(stockholmDate(instant)), stockholmClock(instant))
}

function instantOf(time: DateTime): Instant {
  return `${time.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss.SSS")}Z` as Instant
}
