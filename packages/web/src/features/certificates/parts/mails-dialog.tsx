import { contract } from '@salvia/core/api'
import { type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { employeeName } from './employee-name.ts'
import { NoDateDialog } from './no-date-dialog.tsx'
import styles from './parts.module.css'
import { useTexts } from './texts.ts'

interface MailsDialogProps {
  readonly certificates: readonly Certificate[]
  /** Whether the mails are turned on, or off. */
  readonly isOn: boolean
  readonly onClose: () => void
  readonly onAdd: () => void
}

/** Asks whether the user's mails about entries go on or off, and says when it is done. @spec §2 */
export function MailsDialog(props: MailsDialogProps) {
  const { certificates, onClose, onAdd } = props
  if (certificates.every(({ end }) => end === null)) return <NoDateDialog onClose={onClose} onAdd={onAdd} />
  return <TurningDialog {...props} />
}

function TurningDialog({ certificates, isOn, onClose }: MailsDialogProps) {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom) ?? ''
  const turn = useAction(contract.certificates.mails)
  const [done, setDone] = useState<{ readonly turned: number; readonly without: number } | null>(null)
  const press = async (): Promise<void> => {
    if (done) return onClose()
    const ids = certificates.map(({ id }) => id)
    const answer = await turn.run({ params: { clientNumber }, body: { ids, isOn } })
    if (answer.ok) setDone({ turned: answer.data.turned.length, without: answer.data.withoutEnd.length })
  }
  const doing = isOn ? t('mails.turnOn') : t('mails.turnOff')
  const count = done?.turned ?? 0
  return (
    <Dialog title={isOn ? t('mails.titleOn') : t('mails.titleOff')} isOpen onClose={onClose}>
      <div className={styles.stack}>
        <div role="status">
          {done && (
            <InlineMessage
              tone="success"
              title={isOn ? t('mails.doneOn', { count }) : t('mails.doneOff', { count })}
            >
              {done.without > 0 && <p>{t('mails.without', { count: done.without })}</p>}
            </InlineMessage>
          )}
        </div>
        {!done && (
          <>
            <p>
              <strong>
                <About certificates={certificates} />
              </strong>
            </p>
            <p>{isOn ? t('mails.textOn') : t('mails.textOff')}</p>
          </>
        )}
        <FailureMessage failure={turn.failure} />
        <ButtonRow>
          {/* The same button before and after, so that focus stays. */}
          <Button busy={turn.isRunning && t('mails.saving')} onClick={() => void press()}>
            {done ? t('mails.close') : doing}
          </Button>
          {!done && (
            <Button variant="secondary" onClick={onClose}>
              {t('mails.cancel')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}

function About({ certificates }: Pick<MailsDialogProps, 'certificates'>) {
  const t = useTexts()
  const locale = useLocale()
  const [only, ...others] = certificates
  if (!only || others.length > 0) return t('mails.about', { count: certificates.length })
  const check = MEDICAL_CHECKS[only.check].name[locale]
  return t('mails.aboutOne', { check, name: employeeName(only.employee) })
}
