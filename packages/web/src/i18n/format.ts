import type { Locale } from '@salvia/core/i18n'

/** Business time of the product, in every browser. */
const TIME_ZONE = 'Europe/Stockholm'

const INTL: Readonly<Record<Locale, string>> = { sv: 'sv-SE', en: 'en-GB' }

/** Keeps the format of each language: to make one takes as long as to use it a hundred times, and lists use it in every row. */
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
const dayFormat = madeOnce(
  language => new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short' }),
)
const distanceFormat = madeOnce(language => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

/** A moment as it stands in tables: `2026-11-21`. Both languages write it alike. */
export function formatDate(moment: string): string {
  return dateFormat('sv').format(new Date(moment))
}

/** A time of day: `13:05`. */
export function formatTime(moment: string): string {
  return timeFormat('sv').format(new Date(moment))
}

/** A moment as it stands in tables: `2026-11-21 13:05`. */
export function formatDateTime(moment: string): string {
  return `${formatDate(moment)} ${formatTime(moment)}`
}

/** A number with the separators of the language: `1 234 567,5`. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value)
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/**
 * The size of a file in the largest unit that keeps it at 1 or more; number and unit never part.
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
/** Up to here days are counted, then months, and years from two on. */
const MOST_DAYS = 60

/** How many days away something is, in the largest unit that still tells: `om 23 dagar`, `i går`, `om 4 månader`. */
export function formatRelativeDays(days: number, locale: Locale): string {
  const format = distanceFormat(locale)
  const distance = Math.abs(days)
  if (distance <= MOST_DAYS) return format.format(days, 'day')
  if (distance < 2 * DAYS_IN_YEAR) return format.format(Math.round(days / DAYS_IN_MONTH), 'month')
  return format.format(Math.round(days / DAYS_IN_YEAR), 'year')
}

/** Days from one to another without their year: `23–27 nov.` */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  return dayFormat(locale).formatRange(new Date(from), new Date(to))
}
