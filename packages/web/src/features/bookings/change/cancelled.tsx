import type { BookingDetails } from '@salvia/core/bookings'
import { fullName } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { spanText } from '../../../ui/times/moments.ts'
import { TellEmployee } from './tell-employee.tsx'
import { useTexts } from './texts.ts'

interface CancelledProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  /** The employee had been told before the page was reloaded. */
  readonly wasTold?: boolean
  readonly onTold?: () => void
}

/** Shown after the cancellation: what it cost, and whom to tell. */
export function Cancelled({ params, booking, ...telling }: CancelledProps) {
  const t = useTexts()
  const locale = useLocale()
  const { service, cancellation, employee } = booking
  usePageTitle(t('cancelled.title'))
  return (
    <TellEmployee
      {...telling}
      params={params}
      booking={booking}
      title={t('cancelled.title')}
      what={t('cancelled.what', {
        service,
        name: fullName(booking.employee),
        when: spanText(booking, locale),
      })}
      untold={t('tell.cancelled', { name: employee.firstName })}
      terms={t(cancellation?.isCharged ? 'cancelled.charged' : 'cancelled.free')}
    />
  )
}
