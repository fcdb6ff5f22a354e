import { bookingStatuses, unconfirmedChangeText } from '@salvia/core/bookings'
import type { OrderCase } from '@salvia/core/order-cases'
import { useLocale } from '../../../../i18n/i18n.ts'
import { caregiverText, visitFact } from '../../../../parts/choose-time/visit-words.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { Section } from '../../../../ui/panel.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { spanText } from '../../../../ui/times/moments.ts'
import styles from './order-case.module.css'
import { useTexts } from './texts.ts'

type OrderBooking = OrderCase['bookings'][number]

/**
 * The times that are booked for the order, with all that a case worker is told of them: they have no page of their own
 * in the back office. Nothing where there are none.
 */
export function OrderBookings({ bookings }: Pick<OrderCase, 'bookings'>) {
  const t = useTexts()
  if (bookings.length === 0) return null
  return (
    <Section title={t('bookings')}>
      <ul className={styles.bookings}>
        {bookings.map(booking => (
          <BookingItem key={booking.id} booking={booking} />
        ))}
      </ul>
    </Section>
  )
}

function BookingItem({ booking }: { readonly booking: OrderBooking }) {
  const t = useTexts()
  const locale = useLocale()
  const { tone, text } = bookingStatuses.table[booking.status]
  const unconfirmed = booking.unconfirmed && unconfirmedChangeText(booking.unconfirmed)
  const place = [booking.clinic, booking.address].filter(Boolean).join(', ')
  const caregiver = caregiverText(booking)
  return (
    <li>
      <p className={styles.bookedTime}>
        <strong className={styles.sentence}>{spanText(booking, locale)}</strong>
        <StatusTag tone={tone}>{text[locale]}</StatusTag>
        {unconfirmed && <span className={styles.explained}>{unconfirmed.title[locale]}</span>}
      </p>
      <Facts
        facts={[
          { label: t('word.service'), value: booking.service },
          visitFact({ visitType: booking.visitType, address: place || null }, locale),
          ...(caregiver ? [{ label: t('caregiver'), value: caregiver }] : []),
        ]}
      />
    </li>
  )
}
