import type { Locale } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import type { WhenMissed } from '../../state/missed-failures.ts'
import { useTexts } from './texts.ts'

/**
 * What is told when something about a booking was not done and its page was left before the answer.
 * @param text what is not done
 */
export function missedAtBooking(
  { clientNumber, id }: { readonly clientNumber: string; readonly id: string },
  text: (locale: Locale) => string,
): WhenMissed {
  return {
    text,
    to: portalPath('booking', { id }),
    link: locale => useTexts.in(locale)('toBooking'),
    clientNumber,
  }
}
