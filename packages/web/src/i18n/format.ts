import type { Locale } from '@salvia/core/i18n'

/** Dates and times are Swedish, whatever the time zone of the browser. */
const TIME_ZONE = 'Europe/Stockholm'

const INTL: Readonly<Record<Locale, string>> = { sv: 'sv-SE', en: 'en-GB' }

/** Caches the formatter of each language: making one takes as long as a hundred uses, and lists use it in every row. */
function madeOnce<Format>(make: (language: string) => Format): (locale: Locale) => Format {
  const made: Partial<Record<Locale, Format>> = {}
  return locale => {
    made[locale] ??= make(INTL[locale])
    return made[locale]
  }
}

const dateFormat = madeOnce(language => new Intl.DateTimeFormat(language, { timeZone: TIME_ZONE }))
const timeFormat = madeOnce(
  language => new Intl.DateTimeFormat(language, { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }),
)
const numberFormat = madeOnce(language => new Intl.NumberFormat(language))
const rateFormat = madeOnce(
  language => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const dayFormat = madeOnce(
  language => new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short' }),
)
const nearDayFormat = madeOnce(
  language =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }),
)
const distanceFormat = madeOnce(language => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

/** A date for tables: `2026-11-21`, the same in both languages. */
export function formatDate(moment: string): string {
  return dateFormat('sv').format(new Date(moment))
}

/** A time of day: `13:05`. */
export function formatTime(moment: string): string {
  return timeFormat('sv').format(new Date(moment))
}

/** A date and time for tables: `2026-11-21 13:05`. */
export function formatDateTime(moment: string): string {
  return `${formatDate(moment)} ${formatTime(moment)}`
}

/** A number with the separators of the language: `1 234 567,5`. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value)
}

/** A number with one decimal, as a column of rates has them: `8,0` above `9,4`. */
export function formatRate(value: number, locale: Locale): string {
  return rateFormat(locale).format(value)
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/**
 * A file size in the largest unit that keeps it at 1 or more. Number and unit stay on the same line.
 * @example formatBytes(18342, 'sv') // '18 kB'
 */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  const number = new Intl.NumberFormat(INTL[locale], {
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  })
  return `${number.format(value)}\u00a0${UNITS[step]}`
}

const DAYS_IN_MONTH = 30
const DAYS_IN_YEAR = 365
/** Up to this many days are shown as days, more as months, and two years or more as years. */
const MOST_DAYS = 60

/** How many days away something is, in a suitable unit: `om 23 dagar`, `i går`, `om 4 månader`. */
export function formatRelativeDays(days: number, locale: Locale): string {
  const format = distanceFormat(locale)
  const distance = Math.abs(days)
  if (distance <= MOST_DAYS) return format.format(days, 'day')
  if (distance < 2 * DAYS_IN_YEAR) return format.format(Math.round(days / DAYS_IN_MONTH), 'month')
  return format.format(Math.round(days / DAYS_IN_YEAR), 'year')
}

/** A day of the coming weeks, without its year, that many days from today: `i dag`, `i morgon`, `tors 26 nov` */
export function formatNearDay(date: string, days: number, locale: Locale): string {
  if (days === 0 || days === 1) return distanceFormat(locale).format(days, 'day')
  return nearDayFormat(locale).format(new Date(date)).replace(/[.,]/g, '')
}

/** A range of days without the year: `23–27 nov.` */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  return dayFormat(locale).formatRange(new Date(from), new Date(to))
}
