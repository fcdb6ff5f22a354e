import type { ReplacedEntry } from '@salvia/core/certificates'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { focused } from './focused.ts'
import styles from './monitoring.module.css'
import { useTexts } from './texts.ts'

type Period = Pick<ReplacedEntry, 'start' | 'end'>

/** From when to when, as the questions say it. */
export function useWrittenPeriod(): (period: Period) => string {
  const t = useTexts()
  return ({ start, end }) => (end === null ? t('exists.open', { start }) : t('exists.until', { start, end }))
}

interface ReplaceQuestionProps {
  readonly name: string
  /** The name of the check. */
  readonly check: string
  readonly existing: readonly ReplacedEntry[]
  readonly wanted: Period
  readonly isSending: boolean
  readonly failure: Parameters<typeof FailureMessage>[0]['failure']
  readonly onReplace: () => void
  readonly onKeep: () => void
}

/** Asks before a monitoring takes the place of another, with both periods. @spec §4 */
export function ReplaceQuestion(props: ReplaceQuestionProps) {
  const { name, check, existing, wanted, isSending, failure, onReplace, onKeep } = props
  const t = useTexts()
  const written = useWrittenPeriod()
  return (
    <div ref={focused} tabIndex={-1} className={styles.told}>
      <p>{t('exists.text', { name, check })}</p>
      <dl className={styles.periods}>
        <div>
          <dt>{t('exists.before')}</dt>
          {existing.map(entry => (
            <dd key={entry.id}>{written(entry)}</dd>
          ))}
        </div>
        <div>
          <dt>{t('exists.after')}</dt>
          <dd>{written(wanted)}</dd>
        </div>
      </dl>
      <FailureMessage failure={failure} />
      <ButtonRow>
        <Button busy={isSending && t('add.sending')} onClick={onReplace}>
          {t('exists.replace')}
        </Button>
        {!isSending && (
          <Button variant="secondary" onClick={onKeep}>
            {t('exists.keep')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
