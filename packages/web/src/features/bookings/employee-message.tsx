import {
  type BookingDetails,
  bookingsContract,
  EMPLOYEE_MESSAGE_NOTE,
  employeeMessage,
  employeeMessageText,
} from '@salvia/core/bookings'
import { LOCALES, type Locale } from '@salvia/core/i18n'
import { Copy, Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { useAction } from '../../state/action.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { RadioList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import styles from './booking.module.css'
import { MessageText } from './message-text.tsx'
import { useTexts } from './texts.ts'

interface EmployeeMessageDialogProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What the employee is told of the booking: to mail, copy or print, seen before it goes. @spec §2 */
export function EmployeeMessageDialog({ params, booking, isOpen, onClose }: EmployeeMessageDialogProps) {
  const t = useTexts()
  const [written, setWritten] = useState<Locale>('sv')
  const message = employeeMessage({ ...booking, phone: booking.employee.phone }, written)
  return (
    <>
      <Dialog title={t('message.title')} isOpen={isOpen} onClose={onClose}>
        <div className={styles.stack}>
          <Note />
          <RadioList
            label={t('message.language')}
            value={written}
            options={LOCALES.map(value => ({ value, label: t(`message.${value}`) }))}
            onValue={setWritten}
          />
          <section aria-label={t('message.preview')} className={styles.preview} lang={written}>
            <MessageText message={message} />
          </section>
          <Ways text={employeeMessageText(message)} />
          <MailWay params={params} booking={booking} />
        </div>
      </Dialog>
      {isOpen && (
        <section className={styles.printed} lang={written} aria-hidden>
          <MessageText message={message} />
        </section>
      )}
    </>
  )
}

function Note() {
  const t = useTexts()
  const locale = useLocale()
  return (
    <p>
      {t('message.text')} {EMPLOYEE_MESSAGE_NOTE[locale]}
    </p>
  )
}

/** To take the text along. */
function Ways({ text }: { readonly text: string }) {
  const t = useTexts()
  const [copied, setCopied] = useState<string>()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <div className={styles.ways}>
      <ButtonRow>
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          {t('message.copy')}
        </Button>
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t('message.print')}
        </Button>
      </ButtonRow>
      <p role="status" className={styles.minor}>
        {copied === text && t('message.copied')}
      </p>
    </div>
  )
}

type MailWayProps = Pick<EmployeeMessageDialogProps, 'params' | 'booking'>

/** To let the portal mail it, where there is an address. */
function MailWay({ params, booking }: MailWayProps) {
  const t = useTexts()
  const mail = useAction(bookingsContract.mailEmployee)
  const [isSent, setIsSent] = useState(false)
  const name = booking.employee.firstName
  if (!booking.employee.hasEmail) return <p>{t('message.noEmail', { name })}</p>
  const send = async (): Promise<void> => {
    setIsSent(false)
    setIsSent((await mail.run({ params })).ok)
  }
  return (
    <div className={styles.ways}>
      <p>{t('message.mailText', { name })}</p>
      <div>
        <Button icon={Mail} busy={mail.isRunning && t('message.mailing')} onClick={() => void send()}>
          {t(isSent ? 'message.mailAgain' : 'message.mail')}
        </Button>
      </div>
      <div role="status">
        {isSent && <InlineMessage tone="success" title={t('message.mailed', { name })} />}
      </div>
      <div role="alert">
        {mail.failure && (
          <InlineMessage tone="danger" title={mail.failure.title}>
            {mail.failure.action}
          </InlineMessage>
        )}
      </div>
    </div>
  )
}
