import { portalPath } from '@salvia/core/portal-paths'
import type { WhenMissed } from '../../state/missed-failures.ts'
import { useTexts } from './texts.ts'

/** The name of a change of the booking as work that is sent. A booking has one at a time. */
export const bookingWork = (id: string): string => `booking ${id}`

/**
 * What is told when something about a booking was not done and its page was left before the answer.
 * @param told what is not done, and the same when nobody knows
 */
export function missedAtBooking(
  { clientNumber, id }: { readonly clientNumber: string; readonly id: string },
  told: Pick<WhenMissed, 'text' | 'unsure'>,
): WhenMissed {
  return {
    ...told,
    to: portalPath('booking', { id }),
    link: locale => useTexts.in(locale)('toBooking'),
    clientNumber,
  }
}
