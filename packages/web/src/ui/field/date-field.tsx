import { instantFromMillis, stockholmDate } from '@salvia/core/primitives'
import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'
import { TrailingButton } from './trailing-button.tsx'
import { readWrittenDate } from './written-date.ts'

interface DateFieldProps extends FieldFacts {
  readonly id?: string
  /** yyyy-mm-dd, or the typed text while it is not a date. */
  readonly value: string
  readonly onValue: (value: string) => void
  /** Limits of the calendar, yyyy-mm-dd. The form checks typed dates. */
  readonly min?: string
  readonly max?: string
}

/**
 * A date, typed in any common format or chosen in the browser's calendar. It becomes yyyy-mm-dd when the field loses
 * focus.
 */
export function DateField(props: DateFieldProps) {
  const { id, label, hint, error, optional, required, value, onValue, min, max } = props
  const t = useTexts()
  const picker = useRef<HTMLInputElement>(null)
  const normalise = (): void => {
    const today = stockholmDate(instantFromMillis(Date.now()))
    onValue(readWrittenDate(value, today) ?? value.trim())
  }
  const pick = (): void => {
    const calendar = picker.current
    if (!calendar) return
    calendar.value = value
    calendar.showPicker()
  }
  return (
    <Field
      id={id}
      label={label}
      hint={hint ?? t('date.hint')}
      error={error}
      optional={optional}
      required={required}
    >
      {control => (
        <div className={styles.joined}>
          <input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={event => onValue(event.currentTarget.value)}
            onBlur={normalise}
          />
          <TrailingButton icon={CalendarDays} label={t('date.pick', { label })} onPress={pick} />
          <input
            ref={picker}
            type="date"
            className={styles.picker}
            tabIndex={-1}
            aria-hidden
            min={min}
            max={max}
            onChange={event => onValue(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  )
}
