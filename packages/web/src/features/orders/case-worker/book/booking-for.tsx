import type { OrderCase } from '@salvia/core/order-cases'
import { fullName } from '@salvia/core/primitives'
import { useLocale } from '../../../../i18n/i18n.ts'
import { spanText } from '../../../../ui/times/moments.ts'
import styles from './book-order.module.css'
import { useTexts } from './texts.ts'

/**
 * For whom a time is booked, on each step: the person, the service, the clinic and the order, and the times that it
 * already has, so that nobody books twice what a colleague has booked meanwhile.
 */
export function BookingFor({
  order: { employee, contents, number, company, bookings },
}: {
  readonly order: OrderCase
}) {
  const t = useTexts()
  const locale = useLocale()
  const name = employee && fullName(employee)
  const where = contents.place?.clinic.name
  return (
    <section className={styles.about} aria-label={t('for')}>
      <p>
        <strong>{name}</strong> · {contents.service.name}
      </p>
      <p className={styles.minor}>{[where, `${number}, ${company}`].filter(Boolean).join(' · ')}</p>
      {bookings
        .filter(({ status }) => status === 'upcoming')
        .map(booking => (
          <p key={booking.id}>{t('already', { when: spanText(booking, locale) })}</p>
        ))}
    </section>
  )
}
