import type { BookingDetails } from '@salvia/core/bookings'
import { PhoneUs } from '../../parts/support/phone-us.tsx'
import { Phone } from '../../ui/text/phone.tsx'
import { useTexts } from './texts.ts'

/** Whom to call while a visit goes on: the clinic where it takes place, else where all bookings are handled. */
export function CallClinic({ clinicPhone }: Pick<BookingDetails, 'clinicPhone'>) {
  const t = useTexts()
  if (clinicPhone === null) return <PhoneUs />
  return (
    <p>
      {t('callClinic')} <Phone number={clinicPhone} />
    </p>
  )
}
