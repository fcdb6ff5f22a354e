import { type Locale, momentInDigits } from '@salvia/core/i18n'
import { instantFromMillis } from '@salvia/core/primitives'

/**
 * A number, grouped as the language does, with at least so many decimals.
 * @example count(1200, 'en') // '1,200'
 * @example count(8, 'sv', 1) // '8,0'
 */
export function count(value: number, locale: Locale, decimals = 0): string {
  return new Intl.NumberFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', { minimumFractionDigits: decimals })
    .format(value)
    .replaceAll('\u00a0', ' ')
}

/** Bytes in a readable unit. @example bytes(1_900_000, 'sv') // '1,9 MB' */
export function bytes(value: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', { maximumFractionDigits: 1 })
  if (value < 1000) return `${value} B`
  return value < 1_000_000 ? `${format.format(value / 1000)} kB` : `${format.format(value / 1_000_000)} MB`
}

/** Milliseconds in readable units. @example duration(5_400_000) // '1 h 30 min' */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
  const rest = minutes % 60
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

const stockholm = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', ...options })

/**
 * Date and time of an instant in Stockholm. When the clocks go back, it says which of the two equal times is meant.
 * @example dateTime('2026-11-21T12:02:00Z', 'sv') // '2026-11-21 13:02'
 */
export function dateTime(instant: string, locale: Locale): string {
  return momentInDigits(instantFromMillis(Date.parse(instant)), locale)
}

/** The date of an instant in Stockholm. @example date('2026-11-21T23:30:00Z') // '2026-11-22' */
export function date(instant: string): string {
  return stockholm({ dateStyle: 'short' }).format(new Date(instant))
}

/** An instant in Stockholm, without the date when that is today's. @example momentSince(at, now, 'sv') // '13:02' */
export function momentSince(instant: string, now: string, locale: Locale): string {
  const whole = dateTime(instant, locale)
  return date(instant) === date(now) ? whole.slice(date(instant).length + 1) : whole
}
