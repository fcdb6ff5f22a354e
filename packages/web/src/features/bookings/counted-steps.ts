import { type BookingDetails, cancellationTrace, cancellationTraceText } from '@salvia/core/bookings'
import type { Locale } from '@salvia/core/i18n'

type Counted = Pick<BookingDetails, 'policy' | 'startsAt' | 'latestCancellation'>

/**
 * The sentences that tell how the deadline was counted; none where today's calendar would count another one, which
 * must not explain it.
 */
export function countedSteps({ policy, startsAt, latestCancellation }: Counted, locale: Locale): string[] {
  const trace = cancellationTrace(policy, startsAt)
  return trace.latestCancellation === latestCancellation ? cancellationTraceText(trace, locale) : []
}
