import { type BookingDetails, cancellationTrace, cancellationTraceText } from '@salvia/core/bookings'
import { useLocale } from '../../i18n/i18n.ts'
import { useTexts } from './texts.ts'

/**
 * Explains how the deadline was calculated. When today's calendar of holidays would give another deadline, shows only a
 * note, since the explanation would be wrong.
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
