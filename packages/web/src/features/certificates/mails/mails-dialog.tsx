import { contract } from '@salvia/core/api'
import { type Certificate, mailDays } from '@salvia/core/certificates'
import { type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { serverTime } from '../../../state/server-time.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { isOutdatedEntry, readAnewAfter } from '../entry/read-anew.ts'
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
  const { id, isMailOn } = certificate
  const way = isMailOn ? 'off' : 'on'
  const today = stockholmDate(serverTime())
  const days = mailDays(certificate).filter(day => day > today)
  const isOver = way === 'on' && days.length === 0
  const isRefused = isOutdatedEntry(turn.failure)
  const isAsked = !isDone && !isRefused
  const words = wordsOf(certificate, locale)
  const press = async (): Promise<void> => {
    if (isDone || isRefused) return onClose()
    const outcome = await turn.run({ params: { clientNumber, id }, body: { isOn: way === 'on' } })
    await readAnewAfter(outcome)
    if (outcome.ok) setIsDone(true)
  }
  return (
    <Dialog
      title={isDone ? t(`done.${way}`) : isRefused ? t(`refused.${way}`) : t(`title.${way}`)}
      isOpen
      onClose={turn.isRunning ? undefined : onClose}
    >
      <div className={styles.told}>
        {!isRefused && (
          <p role="status">
            {isDone ? t(`doneText.${way}`, words) : t(`before.${isOver ? 'none' : way}`, words)}
          </p>
        )}
        {way === 'on' && isAsked && <MailDays days={days} end={certificate.end} />}
        {isAsked && <p>{t('digest')}</p>}
        <FailureMessage failure={turn.failure} />
        <ButtonRow>
          {/* The same button before and after, so that focus stays. */}
          <Button busy={turn.isRunning && t(`sending.${way}`)} onClick={() => void press()}>
            {isAsked ? t(`submit.${way}`) : t('close')}
          </Button>
          {isAsked && !turn.isRunning && (
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface MailDaysProps extends Pick<Certificate, 'end'> {
  /** The days of mails that are still to come. */
  readonly days: readonly IsoDate[]
}

/** When mails come, and what does not stand in them. */
function MailDays({ days, end }: MailDaysProps) {
  const t = useTexts()
  const soon = days.find(day => end !== null && day < end)
  const after = days.filter(day => end !== null && day > end)
  const [next] = after
  return (
    <>
      {days.length > 0 && (
        <ul className={styles.days}>
          {soon && <li>{t('days.soon', { day: soon })}</li>}
          {end !== null && days.includes(end) && <li>{t('days.last', { end })}</li>}
          {next && <li>{t('days.after', { count: after.length, day: next })}</li>}
        </ul>
      )}
      <p>{t('who')}</p>
    </>
  )
}
