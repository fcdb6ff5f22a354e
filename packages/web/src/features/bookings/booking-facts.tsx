import { type BookingDetails, VISIT_TYPES } from '@salvia/core/bookings'
import { useLocale } from '../../i18n/i18n.ts'
import { SummaryList } from '../../ui/summary-list.tsx'
import styles from './booking.module.css'
import { spanText } from './moments.ts'
import { useTexts } from './texts.ts'

/** The name of the booking's employee. */
export function employeeName({ employee }: Pick<BookingDetails, 'employee'>): string {
  return `${employee.firstName} ${employee.lastName}`
}

/** A short summary of a booking, shown before it is changed. */
export function BookingFacts({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const { service, visitType, address, caregiver } = booking
  return (
    <SummaryList
      rows={[
        {
          label: t('fact.time'),
          value: <span className={styles.sentence}>{spanText(booking, locale)}</span>,
        },
        { label: t('fact.employee'), value: employeeName(booking) },
        { label: t('fact.service'), value: service },
        { label: t('fact.visit'), value: VISIT_TYPES[visitType].name[locale] },
        ...(address ? [{ label: t('fact.place'), value: address }] : []),
        ...(caregiver ? [{ label: t('fact.caregiver'), value: caregiver.name }] : []),
      ]}
    />
  )
}
