import { dateInWords, type Locale } from '@salvia/core/i18n'
import { instantFromMillis, stockholmDate } from '@salvia/core/primitives'

/** The date of a moment or a date for a sentence: `tisdag 24 november 2026`. */
export function longDate(moment: string, locale: Locale): string {
  return dateInWords(stockholmDate(instantFromMillis(Date.parse(moment))), locale)
}
