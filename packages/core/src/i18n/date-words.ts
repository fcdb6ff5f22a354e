import {
  addDays,
  addElapsed,
  dateParts,
  type Instant,
  type IsoDate,
  stockholmClock,
  stockholmDate,
  weekday,
} from '../primitives/index.ts'
import type { Locale, Text } from './locale.ts'

/** January first. */
export const MONTH_NAMES: readonly Text[] = [
  { sv: 'januari', en: 'January' },
  { sv: 'februari', en: 'February' },
  { sv: 'mars', en: 'March' },
  { sv: 'april', en: 'April' },
  { sv: 'maj', en: 'May' },
  { sv: 'juni', en: 'June' },
  { sv: 'juli', en: 'July' },
  { sv: 'augusti', en: 'August' },
  { sv: 'september', en: 'September' },
  { sv: 'oktober', en: 'October' },
  { sv: 'november', en: 'November' },
  { sv: 'december', en: 'December' },
]

/** Monday first. */
export const WEEKDAY_NAMES: readonly Text[] = [
  { sv: 'måndag', en: 'Monday' },
  { sv: 'tisdag', en: 'Tuesday' },
  { sv: 'onsdag', en: 'Wednesday' },
  { sv: 'torsdag', en: 'Thursday' },
  { sv: 'fredag', en: 'Friday' },
  { sv: 'lördag', en: 'Saturday' },
  { sv: 'söndag', en: 'Sunday' },
]

const AT: Text = { sv: 'kl.', en: 'at' }

/** A date without its year, for a sentence. @example dayInWords(date, 'sv') // 'tisdag 24 november' */
export function dayInWords(date: IsoDate, locale: Locale): string {
  const { month, day } = dateParts(date)
  return `${WEEKDAY_NAMES[weekday(date) - 1]?.[locale]} ${day} ${MONTH_NAMES[month - 1]?.[locale]}`
}

const SHORT_CHARACTERS = 3

const HALF_A_YEAR_DAYS = 183

/**
 * A date for a narrow column, with its year only if that is not the year of `today` and the date is more than half a
 * year away.
 * @example dayInShort(date, today, 'sv') // 'tis 24 nov'
 */
export function dayInShort(date: IsoDate, today: IsoDate, locale: Locale): string {
  const { year, month, day } = dateParts(date)
  const short = (names: readonly Text[], number: number) =>
    names[number - 1]?.[locale].slice(0, SHORT_CHARACTERS)
  const words = [short(WEEKDAY_NAMES, weekday(date)), day, short(MONTH_NAMES, month)]
  const isNear = date <= addDays(today, HALF_A_YEAR_DAYS) && date >= addDays(today, -HALF_A_YEAR_DAYS)
  return [...words, ...(isNear || year === dateParts(today).year ? [] : [year])].join(' ')
}

/** A date in a sentence where its weekday does not matter. @example dateWithoutWeekday(date, 'en') // '24 November 2026' */
export function dateWithoutWeekday(date: IsoDate, locale: Locale): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${MONTH_NAMES[month - 1]?.[locale]} ${year}`
}

/** A date in a sentence. @example dateInWords(date, 'en') // 'Tuesday 24 November 2026' */
export function dateInWords(date: IsoDate, locale: Locale): string {
  return `${dayInWords(date, locale)} ${dateParts(date).year}`
}

/** A time of day on the Stockholm clock. @example clockTime(instant) // '13:30' */
export function clockTime(instant: Instant): string {
  const { hour, minute } = stockholmClock(instant)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/**
 * A moment in a sentence, in Stockholm. A time of day that comes twice, the night the clocks go back, says which is meant.
 * @example momentInWords(instant, 'sv') // 'tisdag 24 november 2026 kl. 13:30'
 */
export function momentInWords(instant: Instant, locale: Locale): string {
  return `${dateInWords(stockholmDate(instant), locale)} ${AT[locale]} ${exactTime(instant, locale)}`
}

/**
 * A moment for a table, in Stockholm time. A time of day that occurs twice says which one it is, as in
 * `momentInWords`.
 * @example momentInDigits(instant, 'sv') // '2026-11-24 13:30'
 */
export function momentInDigits(instant: Instant, locale: Locale): string {
  return `${stockholmDate(instant)} ${exactTime(instant, locale)}`
}

/**
 * The same for scripts, which split at spaces. A time of day that occurs twice carries its offset from UTC.
 * @example momentForScripts(instant) // '2026-10-25 02:30+02:00'
 */
export function momentForScripts(instant: Instant): string {
  return `${stockholmDate(instant)} ${clockTime(instant)}${seasonOf(instant)?.offset ?? ''}`
}

/**
 * A span of time, in Stockholm. Each end says which one it is if it occurs twice, as in `momentInWords`.
 * @example spanInWords(from, to, 'sv') // 'tisdag 24 november 2026 kl. 13:30–14:15'
 */
export function spanInWords(from: Instant, to: Instant, locale: Locale): string {
  const start = momentInWords(from, locale)
  if (stockholmDate(from) === stockholmDate(to)) return `${start}–${exactTime(to, locale)}`
  return `${start} – ${momentInWords(to, locale)}`
}

/** A time of day on the Stockholm clock. One that occurs twice says which it is, as in `momentInWords`. */
export function exactTime(instant: Instant, locale: Locale): string {
  const season = seasonOf(instant)
  return season ? `${clockTime(instant)} (${season.name[locale]})` : clockTime(instant)
}

interface Season {
  readonly name: Text
  readonly offset: string
}
const SUMMER: Season = { name: { sv: 'sommartid', en: 'summer time' }, offset: '+02:00' }
const WINTER: Season = { name: { sv: 'vintertid', en: 'winter time' }, offset: '+01:00' }

/** Summer or winter time, for a time of day that occurs twice when the clocks go back; null for any other. */
function seasonOf(instant: Instant): Season | null {
  const time = clockTime(instant)
  if (clockTime(addElapsed(instant, { hours: 1 })) === time) return SUMMER
  return clockTime(addElapsed(instant, { hours: -1 })) === time ? WINTER : null
}
