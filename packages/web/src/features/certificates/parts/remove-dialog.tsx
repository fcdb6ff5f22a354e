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
import styles from './parts.module.css'
import { useTexts } from './texts.ts'

interface RemoveDialogProps {
  readonly certificate: Certificate
  readonly onClose: () => void
}

/** Asks whether a monitoring goes, naming person and check, and says that it is gone. @spec §2 */
export function RemoveDialog({ certificate, onClose }: RemoveDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useAtomValue(clientNumberAtom) ?? ''
  const remove = useAction(contract.certificates.remove)
  const [isDone, setIsDone] = useState(false)
  const press = async (): Promise<void> => {
    if (isDone) return onClose()
    const answer = await remove.run({ params: { clientNumber, id: certificate.id } })
    if (answer.ok) setIsDone(true)
  }
  const name = employeeName(certificate.employee)
  const check = MEDICAL_CHECKS[certificate.check].name[locale]
  return (
    <Dialog title={t('remove.title')} isOpen onClose={onClose}>
      <div className={styles.stack}>
        <div role="status">{isDone && <InlineMessage tone="success" title={t('remove.done')} />}</div>
        {!isDone && <p>{t('remove.text', { check, name })}</p>}
        <FailureMessage failure={remove.failure} />
        <ButtonRow>
          {/* The same button before and after, so that focus stays. */}
          <Button
            variant={isDone ? 'primary' : 'danger'}
            busy={remove.isRunning && t('remove.doing')}
            onClick={() => void press()}
          >
            {isDone ? t('remove.close') : t('remove.do')}
          </Button>
          {!isDone && (
            <Button variant="secondary" onClick={onClose}>
              {t('remove.keep')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}
