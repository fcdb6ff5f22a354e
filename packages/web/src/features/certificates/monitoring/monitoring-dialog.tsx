import { type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { fullName } from '@salvia/core/primitives'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DatesQuestion } from './dates-question.tsx'
import { bodyOf, type WantedMonitoring } from './draft.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { MonitoringForm } from './monitoring-form.tsx'
import { useTexts } from './texts.ts'
import { useMonitoring } from './use-monitoring.ts'

interface MonitoringDialogProps {
  readonly wanted: WantedMonitoring
  /** It is saved, and what the page shows of it is fetched again. */
  readonly onSaved: (certificate: Certificate) => void
  readonly onClose: () => void
}

/**
 * A dialog that adds a monitoring, or without an end date a manual entry, or changes the dates of one. It asks before
 * one is replaced, and before what is filled in is lost.
 * @spec §5
 */
export function MonitoringDialog({ wanted, onSaved, onClose }: MonitoringDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const [isLeaving, setIsLeaving] = useState(false)
  const monitoring = useMonitoring(wanted, onSaved)
  const { stage, draft, isSending, isBegun } = monitoring
  const leave = (): void => {
    if (isBegun) setIsLeaving(true)
    else onClose()
  }
  const check = draft.check === '' ? '' : MEDICAL_CHECKS[draft.check].name[locale]
  const name = draft.employee ? fullName(draft.employee) : ''
  const titles = {
    form: t(wanted.replaced ? 'add.change' : 'add.title'),
    exists: t('exists.title'),
    gone: t('gone.title'),
  }
  const { backToForm } = monitoring
  const close = { form: leave, exists: backToForm, gone: backToForm }[stage.kind]
  const question = () => ({
    ...{ isSending, failure: monitoring.failure },
    wanted: bodyOf(draft, [], monitoring.today),
  })
  return (
    <>
      {/* It stays until the answer is there, so that nothing is said to be lost that is then saved. */}
      <Dialog title={titles[stage.kind]} isOpen onClose={isSending ? undefined : close}>
        {stage.kind === 'form' && (
          <MonitoringForm
            monitoring={monitoring}
            focus={stage.focus}
            isChange={wanted.replaced !== undefined}
            isRestored={wanted.kept !== undefined}
            onCancel={leave}
          />
        )}
        {stage.kind === 'exists' && (
          <DatesQuestion
            {...question()}
            text={t('exists.text', { name, check })}
            existing={stage.existing}
            submit={{ label: t('exists.replace'), onPress: () => monitoring.replace(stage.existing) }}
            leave={{ label: t('exists.keep'), onPress: onClose }}
          />
        )}
        {stage.kind === 'gone' && (
          <DatesQuestion
            {...question()}
            text={t('gone.text', { name, check })}
            existing={[]}
            submit={{ label: t('gone.add'), onPress: monitoring.addAsNew }}
            leave={{ label: t('gone.leave'), onPress: onClose }}
          />
        )}
      </Dialog>
      <LeaveQuestion
        isAsked={isLeaving}
        isBegun={isBegun}
        isSending={isSending}
        onStay={() => setIsLeaving(false)}
        onLeave={onClose}
      />
    </>
  )
}
