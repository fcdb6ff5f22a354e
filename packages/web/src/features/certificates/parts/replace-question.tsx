import { MEDICAL_CHECKS, type Monitoring, type ReplacedEntry } from '@salvia/core/certificates'
import { useLocale } from '../../../i18n/i18n.ts'
import type { Action } from '../../../state/step.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import styles from './parts.module.css'
import { useTexts } from './texts.ts'

interface ReplaceQuestionProps {
  readonly name: string
  readonly monitoring: Monitoring
  readonly existing: readonly ReplacedEntry[]
  readonly action: Pick<Action<never, unknown>, 'isRunning' | 'failure'>
  readonly onReplace: () => void
  readonly onBack: () => void
}

/** Asks before a monitoring takes the place of another, with both periods. @spec §4 */
export function ReplaceQuestion(props: ReplaceQuestionProps) {
  const { name, monitoring, existing, action, onReplace, onBack } = props
  const t = useTexts()
  const locale = useLocale()
  const check = MEDICAL_CHECKS[monitoring.check].name[locale]
  const period = ({ start, end }: Pick<Monitoring, 'start' | 'end'>) =>
    end === null ? t('replace.open', { start }) : t('replace.period', { start, end })
  return (
    <Dialog title={t('replace.title')} isOpen onClose={onBack}>
      <div className={styles.stack}>
        <p>{t('replace.text', { name, check })}</p>
        <Facts
          facts={[
            { label: t('replace.before'), value: existing.map(period).join('; ') },
            { label: t('replace.after'), value: period(monitoring) },
          ]}
        />
        <FailureMessage failure={action.failure} />
        <ButtonRow>
          <Button busy={action.isRunning && t('add.adding')} onClick={onReplace}>
            {t('replace.do')}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {t('replace.back')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
