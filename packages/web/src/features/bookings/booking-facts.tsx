import type { BookingDetails } from '@salvia/core/bookings'
import { fullName } from '@salvia/core/primitives'
import { useLocale } from '../../i18n/i18n.ts'
import { caregiverText, visitFact } from '../../parts/choose-time/visit-words.ts'
import { Facts } from '../../ui/facts.tsx'
import { spanText } from '../../ui/times/moments.ts'
import styles from './booking.module.css'
import { useTexts } from './texts.ts'

/** A short summary of a booking, shown before it is cancelled. */
export function BookingFacts({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const who = caregiverText(booking)
  return (
    <Facts
      facts={[
        { label: t('word.employee'), value: fullName(booking.employee) },
        { label: t('word.service'), value: booking.service },
        {
          label: t('fact.time'),
          value: <span className={styles.sentence}>{spanText(booking, locale)}</span>,
        },
        visitFact(booking, locale),
        ...(who ? [{ label: t('fact.caregiver'), value: who }] : []),
      ]}
    />
  )
}
