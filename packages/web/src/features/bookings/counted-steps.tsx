import { type BookingDetails, cancellationTrace, cancellationTraceText } from '@salvia/core/bookings'
import { useLocale } from '../../i18n/i18n.ts'
import { useTexts } from './texts.ts'

/**
 * The sentences that tell how the deadline was counted. Where today's calendar would count another one, it must not
 * explain the one that holds.
 */
export function CountedSteps({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const trace = cancellationTrace(booking.policy, booking.startsAt)
  if (trace.latestCancellation !== booking.latestCancellation) return <p>{t('countedThen')}</p>
  return (
    <ul>
      {cancellationTraceText(trace, locale).map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
