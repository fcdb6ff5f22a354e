import { type Locale, momentInWords, spanInWords } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'

/** Keeps the time of day on the same line as the word before it. */
const together = (words: string): string => words.replaceAll(/ (?=\d\d:\d\d)/g, '\u00a0')

/** A date and time for a sentence, in Stockholm time. */
export function momentText(moment: Instant, locale: Locale): string {
  return together(momentInWords(moment, locale))
}

/** The start and end of a booking, in Stockholm time. */
export function spanText(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  locale: Locale,
): string {
  return together(spanInWords(startsAt, endsAt, locale))
}
