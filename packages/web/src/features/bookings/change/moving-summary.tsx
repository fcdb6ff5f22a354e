import type { BookingDetails } from '@salvia/core/bookings'
import { fullName } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { caregiverText, visitFact } from '../../../parts/choose-time/visit-words.ts'
import { useNamedCompany } from '../../../state/use-company.ts'
import { spanText } from '../../../ui/times/moments.ts'
import styles from '../booking.module.css'
import { useTexts } from './texts.ts'

interface MovingSummaryProps {
  readonly booking: BookingDetails
  /** The step shows the present time and visit itself. */
  readonly isCompared: boolean
}

/** Which booking is moved, on every step: the person, the service, and the present time and visit. */
export function MovingSummary({ booking, isCompared }: MovingSummaryProps) {
  const t = useTexts()
  const locale = useLocale()
  const company = useNamedCompany()
  const { label, value } = visitFact(booking, locale)
  const who = caregiverText(booking)
  return (
    <section className={styles.summary} aria-label={t('move.which')}>
      <p>
        <strong>{fullName(booking.employee)}</strong> · {booking.service}
      </p>
      {company !== null && (
        <p className={styles.minor}>
          {t('company')}: {company}
        </p>
      )}
      {!isCompared && (
        <>
          <p>{t('move.now', { when: spanText(booking, locale) })}</p>
          <p className={styles.minor}>
            {label}: {value}
          </p>
          {who && <p className={styles.minor}>{t('move.with', { who })}</p>}
        </>
      )}
    </section>
  )
}
