import type { BookingDetails } from '@salvia/core/bookings'
import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import styles from '../booking.module.css'
import { CallClinic } from '../call-clinic.tsx'
import { useTexts } from './texts.ts'

interface RefusedProps {
  readonly code: ErrorCode
  readonly booking: BookingDetails
}

/** Shown when the booking cannot be changed, with whom to call. @spec §8 */
export function Refused({ code, booking }: RefusedProps) {
  const t = useTexts()
  const locale = useLocale()
  const { title, action } = errorText(code, locale, {})
  const page = useRef<HTMLDivElement>(null)
  usePageTitle(title)
  useEffect(() => {
    window.scrollTo(0, 0)
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={page} className={styles.stack}>
      <PageHeader title={title} back={{ to: portalPath('bookings'), text: t('toBookings') }} />
      <p>{action}</p>
      {code === 'BOOKING_STARTED' ? <CallClinic clinicPhone={booking.clinicPhone} /> : <PhoneUs />}
      <ButtonRow>
        <ButtonLink to={portalPath('booking', { id: booking.id })}>{t('toBooking')}</ButtonLink>
        {code === 'TOO_LATE_TO_RESCHEDULE' && (
          <ButtonLink variant="secondary" to={portalPath('cancelBooking', { id: booking.id })}>
            {t('cancel.act')}
          </ButtonLink>
        )}
      </ButtonRow>
    </div>
  )
}
