import { contract } from '@salvia/core/api'
import { CERTIFICATE_TYPES, type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { fullName } from '@salvia/core/primitives'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { isOutdatedEntry, readAnewAfter } from '../entry/read-anew.ts'
import styles from './monitoring.module.css'
import { useTexts } from './texts.ts'

interface RemoveDialogProps {
  readonly certificate: Certificate
  readonly onClose: () => void
}

/** Asks whether a monitoring goes, naming person and check, and says that it is gone. @spec §2 */
export function RemoveDialog({ certificate, onClose }: RemoveDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useClientNumber() ?? ''
  const remove = useAction(contract.certificates.remove)
  const [isDone, setIsDone] = useState(false)
  const { id, employee, check, type, issued } = certificate
  const isRefused = isOutdatedEntry(remove.failure)
  const isOver = isDone || isRefused
  // A certificate of the journal that has ended goes as a monitoring.
  const text = issued === null ? 'remove.text' : 'remove.textIssued'
  const about = {
    name: fullName(employee),
    check: MEDICAL_CHECKS[check].name[locale],
    type: CERTIFICATE_TYPES[type].name[locale],
  }
  const press = async (): Promise<void> => {
    if (isOver) return onClose()
    const outcome = await remove.run({ params: { clientNumber, id } })
    await readAnewAfter(outcome)
    if (outcome.ok) setIsDone(true)
  }
  return (
    <Dialog
      title={t(isDone ? 'remove.done' : isRefused ? 'remove.refused' : 'remove.title')}
      isOpen
      onClose={remove.isRunning ? undefined : onClose}
    >
      <div className={styles.told}>
        {!isRefused && <p role="status">{t(isDone ? 'remove.doneText' : text, about)}</p>}
        <FailureMessage failure={remove.failure} />
        <ButtonRow>
          {/* The same button before and after, so that focus stays. */}
          <Button
            variant={isOver ? 'primary' : 'danger'}
            busy={remove.isRunning && t('remove.removing')}
            onClick={() => void press()}
          >
            {t(isOver ? 'remove.close' : 'remove.submit')}
          </Button>
          {!isOver && !remove.isRunning && (
            <Button variant="secondary" onClick={onClose}>
              {t('remove.keep')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}
