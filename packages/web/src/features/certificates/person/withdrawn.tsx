import { contract } from '@salvia/core/api'
import {
  type Certificate,
  MEDICAL_CHECKS,
  mayWorkUntil,
  type WithdrawnCertificate,
} from '@salvia/core/certificates'
import { dateWithoutWeekday } from '@salvia/core/i18n'
import { type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

interface WithdrawnProps {
  readonly withdrawn: WithdrawnCertificate
  /** What applies for the employee now. */
  readonly entries: readonly Certificate[]
  readonly onOrder: () => void
}

/** Says that a certificate no longer holds, what that means for the work, and what can be done. @spec §9 */
export function Withdrawn({ withdrawn, entries, onOrder }: WithdrawnProps) {
  const t = useTexts()
  const locale = useLocale()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const acknowledge = useAction(contract.certificates.acknowledge)
  const { check, type, reason, start, end, at, isNew, mayOrder } = withdrawn
  const name = MEDICAL_CHECKS[check].name[locale]
  const until = entries.map(entry => (entry.check === check ? mayWorkUntil(entry) : null)).find(Boolean)
  const inWords = (date: IsoDate) => dateWithoutWeekday(date, locale)
  const days = { from: inWords(start), to: inWords(end), day: inWords(stockholmDate(at)) }
  return (
    <InlineMessage
      tone={type === 'fitness' && !until ? 'danger' : 'warning'}
      title={t(`withdrawn.title.${reason}`, { check: name })}
    >
      <p>{t(`withdrawn.text.${reason}`, days)}</p>
      {type === 'fitness' && (
        <p>{until ? t('withdrawn.otherValid', { date: inWords(until) }) : t('withdrawn.noWork')}</p>
      )}
      <ButtonRow>
        {mayOrder && isOpen('orders') && (
          <Button variant="secondary" size="small" onClick={onOrder}>
            {t('withdrawn.order')}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </Button>
        )}
        <Acknowledge id={withdrawn.id} isNew={isNew} about={name} acknowledge={acknowledge} />
      </ButtonRow>
      <FailureMessage failure={acknowledge.failure} />
    </InlineMessage>
  )
}

interface AcknowledgeProps {
  readonly id: string
  readonly isNew: boolean
  /** The name of the check. */
  readonly about: string
  readonly acknowledge: ReturnType<typeof useAction<typeof contract.certificates.acknowledge>>
}

/** Takes it off the user's own start page. */
function Acknowledge({ id, isNew, about, acknowledge }: AcknowledgeProps) {
  const t = useTexts()
  const clientNumber = useClientNumber() ?? ''
  const [isDone, setIsDone] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])
  const press = async (): Promise<void> => {
    const outcome = await acknowledge.run({ params: { clientNumber, id } })
    if (outcome.ok) setIsDone(true)
  }
  if (isDone)
    return (
      <p ref={done} tabIndex={-1} className={styles.minor}>
        {t('withdrawn.acknowledged')}
      </p>
    )
  if (!isNew) return null
  return (
    <Button size="small" busy={acknowledge.isRunning && t('word.saving')} onClick={() => void press()}>
      {t('withdrawn.acknowledge')}
      <VisuallyHidden>, {about}</VisuallyHidden>
    </Button>
  )
}
