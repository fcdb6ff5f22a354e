import {
  CERTIFICATE_TYPE_NAMES,
  CERTIFICATE_TYPES,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
} from '@salvia/core/certificates'
import { fullName, type IsoDate } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/field/date-field.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { type MonitoringDraft, type MonitoringField, suggestedEnd } from './draft.ts'
import { FindEmployee } from './find-employee.tsx'
import styles from './monitoring.module.css'
import { useTexts } from './texts.ts'

/** The id of a control, which the error summary links to. */
export const idOf = (field: MonitoringField): string => `monitoring-${field}`

interface MonitoringFieldsProps {
  readonly draft: MonitoringDraft
  readonly today: IsoDate
  /** Employee and check are those of an entry whose dates change. */
  readonly isFixed: boolean
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (part: Partial<MonitoringDraft>) => void
}

/** Whom, which check, and from when to when. */
export function MonitoringFields({ draft, today, isFixed, errorOf, onChange }: MonitoringFieldsProps) {
  const t = useTexts()
  const suggested = suggestedEnd(draft, today)
  return (
    <>
      {isFixed ? (
        <Fixed draft={draft} />
      ) : (
        <WhomAndWhat draft={draft} errorOf={errorOf} onChange={onChange} />
      )}
      <DateField
        id={idOf('start')}
        label={t('start')}
        hint={t('startHint')}
        error={errorOf(idOf('start'))}
        value={draft.start}
        onValue={start => onChange({ start })}
      />
      <DateField
        id={idOf('end')}
        label={t('end')}
        hint={t('endHint')}
        optional
        error={errorOf(idOf('end'))}
        value={draft.end}
        min={today}
        onValue={end => onChange({ end })}
      />
      {suggested !== null && suggested !== draft.end && (
        <div className={styles.suggestion}>
          <span className={styles.minor}>{t('suggested', { date: suggested })}</span>
          <Button
            variant="tertiary"
            size="small"
            onClick={() => {
              onChange({ end: suggested })
              // The button goes when it has been pressed.
              document.getElementById(idOf('end'))?.focus()
            }}
          >
            {t('useSuggested')}
          </Button>
        </div>
      )}
    </>
  )
}

type WhomAndWhatProps = Pick<MonitoringFieldsProps, 'draft' | 'errorOf' | 'onChange'>

function WhomAndWhat({ draft, errorOf, onChange }: WhomAndWhatProps) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <>
      <FindEmployee
        id={idOf('employee')}
        employee={draft.employee}
        search={draft.search}
        error={errorOf(idOf('employee'))}
        onChange={onChange}
      />
      <SelectField
        id={idOf('check')}
        label={t('check')}
        error={errorOf(idOf('check'))}
        value={draft.check}
        options={[{ value: '', label: t('pickCheck') }]}
        groups={CERTIFICATE_TYPE_NAMES.map(type => ({
          label: CERTIFICATE_TYPES[type].name[locale],
          options: MEDICAL_CHECK_NAMES.filter(check => certificateTypeOf(check) === type).map(check => ({
            value: check,
            label: MEDICAL_CHECKS[check].name[locale],
          })),
        }))}
        onValue={check => onChange({ check })}
      />
    </>
  )
}

function Fixed({ draft: { employee, check } }: Pick<MonitoringFieldsProps, 'draft'>) {
  const locale = useLocale()
  if (employee === null || check === '') return null
  return (
    <p className={styles.fixed}>
      <strong>{fullName(employee)}</strong>
      <span>{MEDICAL_CHECKS[check].name[locale]}</span>
      <span className={styles.minor}>{CERTIFICATE_TYPES[certificateTypeOf(check)].name[locale]}</span>
    </p>
  )
}
