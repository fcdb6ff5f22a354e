import { bookingsContract } from '@salvia/core/bookings'
import { BOOKING_REMINDER_HOURS } from '@salvia/core/limits'
import { useState } from 'react'
import { useAction } from '../../../state/action.ts'
import { useCompany } from '../../../state/use-company.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import styles from './settings.module.css'
import { useTexts } from './texts.ts'

interface SettingProps {
  readonly clientNumber: string
  /** The organisation's employees are reminded now. */
  readonly isOn: boolean
  readonly onClose: () => void
}

/** Whether all employees are reminded of their appointments: how it is, what a change does, and the change. */
export function ReminderDialog({ isOpen, ...setting }: SettingProps & { readonly isOpen: boolean }) {
  const t = useTexts()
  return (
    <Dialog title={t('reminder.title')} isOpen={isOpen} onClose={setting.onClose}>
      <Setting {...setting} />
    </Dialog>
  )
}

const HOURS = { hours: BOOKING_REMINDER_HOURS }

function Setting({ clientNumber, isOn, onClose }: SettingProps) {
  const t = useTexts()
  const company = useCompany()?.subOrgName ?? clientNumber
  const update = useAction(bookingsContract.updateSettings)
  /** The setting after the change; null before it. */
  const [changed, setChanged] = useState<boolean | null>(null)
  const isDone = changed !== null
  const change = async (): Promise<void> => {
    const answer = await update.run({ params: { clientNumber }, body: { remindsEmployees: !isOn } })
    if (answer.ok) setChanged(answer.data.remindsEmployees)
  }
  const turn = t(isOn ? 'reminder.turnOff' : 'reminder.turnOn')
  return (
    <div className={styles.stack}>
      <div role="status" className={styles.done}>
        {isDone && <InlineMessage tone="success" title={t(changed ? 'reminder.isOn' : 'reminder.isOff')} />}
      </div>
      {!isDone && (
        <>
          <p>{t(isOn ? 'reminder.on' : 'reminder.off', HOURS)}</p>
          <p>{t(isOn ? 'reminder.ifOff' : 'reminder.ifOn', { company, ...HOURS })}</p>
          {!isOn && <p className={styles.minor}>{t('reminder.without')}</p>}
        </>
      )}
      <FailureMessage failure={update.failure} />
      <ButtonRow>
        {/* The same button before and after, so that focus stays. */}
        <Button
          busy={update.isRunning && t('reminder.saving')}
          onClick={() => (isDone ? onClose() : void change())}
        >
          {isDone ? t('word.close') : turn}
        </Button>
        {!isDone && (
          <Button variant="secondary" onClick={onClose}>
            {t('word.cancel')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
