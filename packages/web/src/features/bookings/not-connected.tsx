import { errorText } from '@salvia/core/error-catalogue'
import { useLocale } from '../../i18n/i18n.ts'
import { PhoneUs } from '../../parts/support/phone-us.tsx'
import type { Answer } from '../../state/endpoint.ts'
import { EmptyState } from '../../ui/panel.tsx'

const CODE = 'BOOKING_SYSTEM_NOT_CONNECTED'

/** Whether a call was refused because the provider has not connected a booking system. */
export function isNotConnected(answer: Answer<unknown>): boolean {
  return answer.state === 'failed' && answer.failure.code === CODE
}

/** Stands in place of bookings where no booking system is connected, with whom to call. */
export function NotConnected() {
  const { title, action } = errorText(CODE, useLocale())
  return (
    <EmptyState title={title}>
      <p>{action}</p>
      <PhoneUs />
    </EmptyState>
  )
}
