import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { focused } from './focused.ts'
import styles from './monitoring.module.css'
import { useWrittenPeriod } from './replace-question.tsx'
import { useTexts } from './texts.ts'

interface GoneQuestionProps {
  readonly name: string
  /** The name of the check. */
  readonly check: string
  /** The dates that would be added. */
  readonly wanted: Parameters<ReturnType<typeof useWrittenPeriod>>[0]
  readonly isSending: boolean
  readonly failure: Parameters<typeof FailureMessage>[0]['failure']
  readonly onAdd: () => void
  readonly onLeave: () => void
}

/** Says that an entry was removed before its new dates were saved, and asks whether they are added as a new one. */
export function GoneQuestion(props: GoneQuestionProps) {
  const { name, check, wanted, isSending, failure, onAdd, onLeave } = props
  const t = useTexts()
  const written = useWrittenPeriod()
  return (
    <div ref={focused} tabIndex={-1} className={styles.told}>
      <p>{t('gone.text', { name, check })}</p>
      <dl className={styles.periods}>
        <div>
          <dt>{t('exists.after')}</dt>
          <dd>{written(wanted)}</dd>
        </div>
      </dl>
      <FailureMessage failure={failure} />
      <ButtonRow>
        <Button busy={isSending && t('add.sending')} onClick={onAdd}>
          {t('gone.add')}
        </Button>
        {!isSending && (
          <Button variant="secondary" onClick={onLeave}>
            {t('gone.leave')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
