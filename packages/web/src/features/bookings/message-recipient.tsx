import type { BookingDetails } from '@salvia/core/bookings'
import type { Locale } from '@salvia/core/i18n'
import { fullName } from '@salvia/core/primitives'
import { Facts } from '../../ui/facts.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'

interface MessageRecipientProps {
  readonly booking: BookingDetails
  /** The language of the mail. */
  readonly written: Locale
}

/** Whom a mail goes to and in which language, or why none can be sent. */
export function MessageRecipient({ booking, written }: MessageRecipientProps) {
  const t = useTexts()
  const { email, protectedIdentity, locale, firstName: name } = booking.employee
  if (!email) {
    return (
      <InlineMessage tone="info" title={t('message.noMail', { name })}>
        <p>{t(protectedIdentity ? 'message.protected' : 'message.noEmail', { name })}</p>
      </InlineMessage>
    )
  }
  const language = t(`message.${written}`)
  return (
    <Facts
      facts={[
        {
          label: t('message.to'),
          value: (
            <>
              {fullName(booking.employee)}
              <br />
              {email}
            </>
          ),
        },
        {
          label: t('message.language'),
          value: locale ? t('message.chosen', { language, name }) : language,
        },
      ]}
    />
  )
}
