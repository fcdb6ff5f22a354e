import type { ReplacedEntry } from '@salvia/core/certificates'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { focused } from './focused.ts'
import styles from './monitoring.module.css'
import { useTexts } from './texts.ts'

type Period = Pick<ReplacedEntry, 'start' | 'end'>

interface DatesQuestionProps {
  readonly text: string
  /** What stands now; none where it is gone. */
  readonly existing: readonly ReplacedEntry[]
  readonly wanted: Period
  readonly isSending: boolean
  readonly failure: Parameters<typeof FailureMessage>[0]['failure']
  /** The button that saves the wanted dates, and the one that leaves all as it is. */
  readonly submit: { readonly label: string; readonly onPress: () => void }
  readonly leave: { readonly label: string; readonly onPress: () => void }
}

/** Asks before dates are saved that are more than the form said, with what stands now and what would. @spec §4 */
export function DatesQuestion(props: DatesQuestionProps) {
  const { text, existing, wanted, isSending, failure, submit, leave } = props
  const t = useTexts()
  const written = ({ start, end }: Period): string =>
    end === null ? t('exists.open', { start }) : t('exists.until', { start, end })
  return (
    <div ref={focused} tabIndex={-1} className={styles.told}>
      <p>{text}</p>
      <dl className={styles.periods}>
        {existing.length > 0 && (
          <div>
            <dt>{t('exists.before')}</dt>
            {existing.map(entry => (
              <dd key={entry.id}>{written(entry)}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('exists.after')}</dt>
          <dd>{written(wanted)}</dd>
        </div>
      </dl>
      <FailureMessage failure={failure} />
      <ButtonRow>
        <Button busy={isSending && t('add.sending')} onClick={submit.onPress}>
          {submit.label}
        </Button>
        {!isSending && (
          <Button variant="secondary" onClick={leave.onPress}>
            {leave.label}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
