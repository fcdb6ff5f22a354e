import {
  type BookingDetails,
  EMPLOYEE_MESSAGE_NOTE,
  employeeMessage,
  employeeMessageText,
} from '@salvia/core/bookings'
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@salvia/core/i18n'
import { useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { RadioList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './booking.module.css'
import { MessageRecipient } from './message-recipient.tsx'
import { MessageText } from './message-text.tsx'
import { MessageWays } from './message-ways.tsx'
import { useTexts } from './texts.ts'

interface EmployeeMessageDialogProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onMailed?: () => void
}

/**
 * A message to the employee about the booking, or about its cancellation. The user sees recipient, language and text
 * before mailing, copying or printing it. A mail is in the employee's language; the user chooses the language only where
 * no mail can be sent.
 * @spec §2
 */
export function EmployeeMessageDialog({ isOpen, onClose, onMailed, ...props }: EmployeeMessageDialogProps) {
  const t = useTexts()
  const userLocale = useLocale()
  const { booking, params } = props
  const { email, locale, firstName: name } = booking.employee
  const [chosen, setChosen] = useState<Locale>(locale ?? FALLBACK_LOCALE)
  const written = email ? (locale ?? FALLBACK_LOCALE) : chosen
  const isCancelled = booking.status === 'cancelled'
  const message = employeeMessage({ ...booking, phone: booking.employee.phone, isCancelled }, written)
  return (
    <>
      <Dialog
        title={t('message.title', { name })}
        isOpen={isOpen}
        onClose={onClose}
        actions={
          <MessageWays
            params={params}
            text={employeeMessageText(message)}
            mailTo={email ? name : null}
            onMailed={onMailed}
          />
        }
      >
        <MessageRecipient booking={booking} written={written} />
        {!email && (
          <RadioList
            label={t('message.textLanguage')}
            value={written}
            options={LOCALES.map(value => ({ value, label: t(`message.${value}`) }))}
            onValue={setChosen}
          />
        )}
        <section aria-label={t('message.preview')} className={styles.preview} lang={written}>
          <MessageText message={message} />
        </section>
        <p className={styles.minor}>{EMPLOYEE_MESSAGE_NOTE[userLocale]}</p>
      </Dialog>
      {isOpen && (
        <section className={styles.printed} lang={written} aria-hidden>
          <MessageText message={message} />
        </section>
      )}
    </>
  )
}
