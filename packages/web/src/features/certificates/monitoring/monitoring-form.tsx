import { useEffect } from 'react'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import type { MonitoringField } from './draft.ts'
import { InvalidNumber } from './invalid-number.tsx'
import styles from './monitoring.module.css'
import { idOf, MonitoringFields } from './monitoring-fields.tsx'
import { useTexts } from './texts.ts'
import type { useMonitoring } from './use-monitoring.ts'

interface MonitoringFormProps {
  readonly monitoring: ReturnType<typeof useMonitoring>
  /** What takes focus when the form comes back. */
  readonly focus: MonitoringField | null
  /** The dates of an entry change. */
  readonly isChange: boolean
  /** It was filled in before the session ended or the page was reloaded. */
  readonly isRestored: boolean
  readonly onCancel: () => void
}

/** The form of a monitoring, with what is wrong in it. */
export function MonitoringForm(props: MonitoringFormProps) {
  const { monitoring, focus, isChange, isRestored, onCancel } = props
  const t = useTexts()
  const { draft, change, today, form, failure, isSending } = monitoring
  useEffect(() => {
    if (focus) document.getElementById(idOf(focus))?.focus()
  }, [focus])
  const invalid = failure?.code === 'EMPLOYEE_NUMBER_INVALID' ? draft.employee : null
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      {isRestored && (
        <InlineMessage tone="info" title={t('restored.title')}>
          {draft.employee === null && <p>{t('restored.employee')}</p>}
        </InlineMessage>
      )}
      <ErrorSummary {...form.summary} />
      {invalid && <InvalidNumber employee={invalid} />}
      <MonitoringFields
        draft={draft}
        today={today}
        isFixed={isChange}
        errorOf={form.errorOf}
        onChange={change}
      />
      <ButtonRow>
        <Button type="submit" busy={isSending && t('add.sending')}>
          {t(isChange ? 'add.submitChange' : 'add.submit')}
        </Button>
        {!isSending && (
          <Button variant="secondary" onClick={onCancel}>
            {t('word.cancel')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
