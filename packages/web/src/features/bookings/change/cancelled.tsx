import type { BookingDetails } from '@salvia/core/bookings'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Confirmation } from '../../../ui/wizard/confirmation.tsx'
import { employeeName } from '../booking-facts.tsx'
import { spanText } from '../moments.ts'
import { useTexts } from './texts.ts'

/** Shown after the cancellation: what it cost, and whom to inform. */
export function Cancelled({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const { service, cancellation } = booking
  usePageTitle(t('cancelled.title'))
  return (
    <Confirmation
      title={t('cancelled.title')}
      actions={
        <>
          <ButtonLink to={portalPath('bookings')}>{t('toBookings')}</ButtonLink>
          <ButtonLink variant="secondary" to={portalPath('booking', { id: booking.id })}>
            {t('toBooking')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {t('cancelled.what', {
          service,
          name: employeeName(booking),
          when: spanText(booking, locale),
        })}
      </p>
      <p>{t(cancellation?.isCharged ? 'cancelled.charged' : 'cancelled.free')}</p>
      <p>{t('remind', { name: booking.employee.firstName })}</p>
    </Confirmation>
  )
}
