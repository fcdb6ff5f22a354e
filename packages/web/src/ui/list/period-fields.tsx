import { compareIsoDates, type IsoDate, parseIsoDate } from '@salvia/core/primitives'
import { ChoiceGroup } from '../choice-group.tsx'
import { DateField } from '../field/date-field.tsx'
import styles from './period-fields.module.css'
import { useTexts } from './texts.ts'

/** A period as typed. An empty end is open. */
export interface TypedPeriod {
  readonly from: string
  readonly to: string
}

/** A range of days, both included. */
export interface Period {
  readonly from: IsoDate | undefined
  readonly to: IsoDate | undefined
}

/** The typed period; undefined when a date cannot be read or the end is before the beginning. */
export function readPeriod({ from, to }: TypedPeriod): Period | undefined {
  const isRight = isOpenOrDate(from) && isOpenOrDate(to) && !isReversed({ from, to })
  return isRight ? { from: parseIsoDate(from), to: parseIsoDate(to) } : undefined
}

const isOpenOrDate = (text: string): boolean => text.trim() === '' || parseIsoDate(text) !== undefined

function isReversed(typed: TypedPeriod): boolean {
  const [from, to] = [parseIsoDate(typed.from), parseIsoDate(typed.to)]
  return from !== undefined && to !== undefined && compareIsoDates(to, from) < 0
}

interface PeriodFieldsProps {
  /** What the dates are of, where it is not plain. */
  readonly label?: string | undefined
  readonly value: TypedPeriod
  readonly onValue: (value: TypedPeriod) => void
  /** What an empty field means. */
  readonly hint: string
  /** Shows what is wrong, once the user has tried to use the period. */
  readonly isChecked: boolean
}

/** The two dates of a period. */
export function PeriodFields({ label, value, onValue, hint, isChecked }: PeriodFieldsProps) {
  const t = useTexts()
  const wrong = (text: string): string | undefined =>
    isChecked && !isOpenOrDate(text) ? t('period.notDate') : undefined
  return (
    <ChoiceGroup label={label ?? t('period.title')} hint={hint}>
      <div className={styles.days}>
        <DateField
          label={t('period.from')}
          value={value.from}
          onValue={from => onValue({ ...value, from })}
          error={wrong(value.from)}
        />
        <DateField
          label={t('period.to')}
          value={value.to}
          onValue={to => onValue({ ...value, to })}
          error={isChecked && isReversed(value) ? t('period.reversed') : wrong(value.to)}
        />
      </div>
    </ChoiceGroup>
  )
}
