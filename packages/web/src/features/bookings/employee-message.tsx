import {
  type BookingDetails,
  EMPLOYEE_MESSAGE_NOTE,
  employeeMessage,
  employeeMessageText,
} from '@salvia/core/bookings'
import { LOCALES, type Locale } from '@salvia/core/i18n'
import { useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { RadioList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './booking.module.css'
import { MessageText } from './message-text.tsx'
import { MessageWays } from './message-ways.tsx'
import { useTexts } from './texts.ts'

interface EmployeeMessageDialogProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * A message to the employee about the booking. The user sees the text before mailing, copying or printing it.
 * @spec §2
 */
export function EmployeeMessageDialog({ params, booking, isOpen, onClose }: EmployeeMessageDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const [written, setWritten] = useState<Locale>('sv')
  const message = employeeMessage({ ...booking, phone: booking.employee.phone }, written)
  const { hasEmail, firstName: name } = booking.employee
  return (
    <>
      <Dialog
        title={t('message.title')}
        isOpen={isOpen}
        onClose={onClose}
        actions={
          <MessageWays params={params} text={employeeMessageText(message)} mailTo={hasEmail ? name : null} />
        }
      >
        <p>
          {t(hasEmail ? 'message.text' : 'message.noEmail', { name })} {EMPLOYEE_MESSAGE_NOTE[locale]}
        </p>
        <RadioList
          label={t('message.language')}
          hint={hasEmail ? t('message.languageHint') : undefined}
          value={written}
          options={LOCALES.map(value => ({ value, label: t(`message.${value}`) }))}
          onValue={setWritten}
        />
        <section aria-label={t('message.preview')} className={styles.preview} lang={written}>
          <MessageText message={message} />
        </section>
      </Dialog>
      {isOpen && (
        <section className={styles.printed} lang={written} aria-hidden>
          <MessageText message={message} />
        </section>
      )}
    </>
  )
}
