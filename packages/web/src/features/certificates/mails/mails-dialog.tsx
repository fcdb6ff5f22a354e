import { contract } from '@salvia/core/api'
import type { Certificate } from '@salvia/core/certificates'
import { CERTIFICATE_MAIL_MONTHS, CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import styles from './mails.module.css'
import { useTexts } from './texts.ts'
import { wordsOf } from './words.ts'

interface MailsDialogProps {
  readonly certificate: Certificate
  readonly onClose: () => void
}

/** Turns the user's mails about an entry on or off, says what that means before and that it is done afterwards. @spec §2 */
export function MailsDialog({ certificate, onClose }: MailsDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useClientNumber() ?? ''
  const turn = useAction(contract.certificates.mails)
  const [isDone, setIsDone] = useState(false)
  const { id, end, isMailOn } = certificate
  const way = isMailOn ? 'off' : 'on'
  const words = wordsOf(certificate, locale)
  const press = async (): Promise<void> => {
    if (isDone) return onClose()
    const outcome = await turn.run({ params: { clientNumber, id }, body: { isOn: way === 'on' } })
    if (outcome.ok) setIsDone(true)
  }
  return (
    <Dialog
      title={t(`${way}.${isDone ? 'done' : 'title'}`)}
      isOpen
      onClose={turn.isRunning ? undefined : onClose}
    >
      <div className={styles.told}>
        <p role="status">{t(`${way}.${isDone ? 'doneText' : 'text'}`, words)}</p>
        {way === 'on' && !isDone && end !== null && <MailDays end={end} />}
        <FailureMessage failure={turn.failure} />
        <ButtonRow>
          {/* The same button before and after, so that focus stays. */}
          <Button busy={turn.isRunning && t(`${way}.sending`)} onClick={() => void press()}>
            {t(isDone ? 'close' : `${way}.submit`)}
          </Button>
          {!isDone && !turn.isRunning && (
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}

/** When mails come, and what does not stand in them. */
function MailDays({ end }: { readonly end: NonNullable<Certificate['end']> }) {
  const t = useTexts()
  return (
    <>
      <ul className={styles.days}>
        <li>{t('on.soon', { days: CERTIFICATE_WARNING_DAYS })}</li>
        <li>{t('on.last', { end })}</li>
        <li>{t('on.after', { times: CERTIFICATE_MAIL_MONTHS })}</li>
      </ul>
      <p>{t('on.who')}</p>
    </>
  )
}
