import { type BookingDetails, unconfirmedChangeText } from '@salvia/core/bookings'
import { useLocale } from '../../../i18n/i18n.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { InlineMessage } from '../../../ui/message.tsx'

/** That the booking system has not confirmed the latest change, or has refused it. Nothing where it has confirmed it. */
export function Unconfirmed({ unconfirmed }: Pick<BookingDetails, 'unconfirmed'>) {
  const locale = useLocale()
  if (unconfirmed === null) return null
  const { title, text } = unconfirmedChangeText(unconfirmed)
  const isRefused = unconfirmed.state === 'refused'
  return (
    <InlineMessage tone={isRefused ? 'warning' : 'info'} title={title[locale]}>
      <p>{text[locale]}</p>
      {isRefused && <PhoneUs />}
    </InlineMessage>
  )
}
