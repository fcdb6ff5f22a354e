import { type Booking, type BookingDetails, VISIT_TYPES } from '@salvia/core/bookings'
import type { Locale } from '@salvia/core/i18n'
import { useLocale } from '../../i18n/i18n.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import styles from './booking.module.css'
import { spanText } from './moments.ts'
import { useTexts } from './texts.ts'

/** The name of the booking's employee. */
export function employeeName({ employee }: Pick<Booking, 'employee'>): string {
  return `${employee.firstName} ${employee.lastName}`
}

/** The kind of visit as a label, and where it takes place; how, for a visit without a place. */
export function visitFact({ visitType, address }: BookingDetails, locale: Locale): Fact {
  const { label, sentence } = VISIT_TYPES[visitType]
  return { label: label[locale], value: address ?? sentence[locale] }
}

/** The caregiver with occupation, where it is settled who it is. */
export function caregiverText({ caregiver }: Pick<BookingDetails, 'caregiver'>): string | null {
  return caregiver && [caregiver.name, caregiver.occupation].filter(Boolean).join(', ')
}

/** A short summary of a booking, shown before it is cancelled. */
export function BookingFacts({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const who = caregiverText(booking)
  return (
    <Facts
      facts={[
        { label: t('fact.employee'), value: employeeName(booking) },
        { label: t('fact.service'), value: booking.service },
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
