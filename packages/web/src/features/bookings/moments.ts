import { type Locale, momentInWords, spanInWords } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'

/** The time of day stays with the word before it, so that no line begins with it. */
const together = (words: string): string => words.replaceAll(/ (?=\d\d:\d\d)/g, '\u00a0')

/** A moment in a sentence, in Stockholm. */
export function momentText(moment: Instant, locale: Locale): string {
  return together(momentInWords(moment, locale))
}

/** From when to when a booking lasts, in Stockholm. */
export function spanText(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  locale: Locale,
): string {
  return together(spanInWords(startsAt, endsAt, locale))
}
