import { type BookingDetails, CANCELLATION_SOURCES, VISIT_TYPES } from '@salvia/core/bookings'
import { useLocale } from '../../../i18n/i18n.ts'
import { Card } from '../../../ui/panel.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import styles from '../booking.module.css'
import { employeeName } from '../booking-facts.tsx'
import { momentText, spanText } from '../moments.ts'
import { useTexts } from '../texts.ts'

interface AboutProps {
  readonly booking: BookingDetails
}

/** The employee, the service, the kind of visit, and who cancelled the booking. */
export function AboutBooking({ booking }: AboutProps) {
  return (
    <>
      <AboutCancellation booking={booking} />
      <AboutEmployee booking={booking} />
      <AboutService booking={booking} />
      <AboutVisit booking={booking} />
    </>
  )
}

function AboutEmployee({ booking }: AboutProps) {
  const t = useTexts()
  const { occupation, phone, unit } = booking.employee
  return (
    <Card title={t('about.employee')}>
      <SummaryList
        rows={[
          { label: t('fact.name'), value: employeeName(booking) },
          { label: t('fact.occupation'), value: occupation ?? t('fact.unknown') },
          { label: t('fact.unit'), value: unit.join(' / ') },
          { label: t('fact.phone'), value: phone ? <Phone number={phone} /> : t('fact.unknown') },
        ]}
      />
    </Card>
  )
}

function AboutService({ booking: { service, subject, caregiver } }: AboutProps) {
  const t = useTexts()
  const who = caregiver && [caregiver.name, caregiver.occupation].filter(Boolean).join(', ')
  return (
    <Card title={t('about.service')}>
      <SummaryList
        rows={[
          { label: t('fact.service'), value: service },
          ...(subject ? [{ label: t('fact.subject'), value: subject }] : []),
          { label: t('fact.caregiver'), value: who ?? t('fact.noCaregiver') },
        ]}
      />
    </Card>
  )
}

function AboutVisit({ booking }: AboutProps) {
  const t = useTexts()
  const locale = useLocale()
  const { visitType, address } = booking
  const { name, sentence } = VISIT_TYPES[visitType]
  return (
    <Card title={t('about.visit')}>
      <SummaryList
        rows={[
          {
            label: t('fact.time'),
            value: <span className={styles.sentence}>{spanText(booking, locale)}</span>,
          },
          {
            label: t('fact.visit'),
            value: (
              <>
                {name[locale]}
                <p className={styles.minor}>{sentence[locale]}</p>
              </>
            ),
          },
          ...(address ? [{ label: t('fact.place'), value: address }] : []),
        ]}
      />
    </Card>
  )
}

function AboutCancellation({ booking: { cancellation } }: AboutProps) {
  const t = useTexts()
  const locale = useLocale()
  if (!cancellation) return null
  const { source, at, isCharged } = cancellation
  return (
    <Card title={t('about.cancellation')}>
      <SummaryList
        rows={[
          { label: t('fact.by'), value: CANCELLATION_SOURCES[source][locale] },
          {
            label: t('fact.when'),
            value: <span className={styles.sentence}>{momentText(at, locale)}</span>,
          },
          { label: t('fact.cost'), value: t(isCharged ? 'cost.charged' : 'cost.free') },
        ]}
      />
    </Card>
  )
}
