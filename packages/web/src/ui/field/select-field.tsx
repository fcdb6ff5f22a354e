import { ChevronDown } from 'lucide-react'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'

interface SelectFieldProps<V extends string> extends FieldFacts {
  readonly id?: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onValue: (value: V) => void
}

/** A choice of one among a few known values. */
export function SelectField<V extends string>({
  id,
  label,
  hint,
  error,
  optional,
  required,
  value,
  options,
  onValue,
}: SelectFieldProps<V>) {
  const pick = (picked: string): void => {
    const option = options.find(known => known.value === picked)
    if (option) onValue(option.value)
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} required={required}>
      {control => (
        <div className={styles.selectBox}>
          <select {...control} value={value} onChange={event => pick(event.currentTarget.value)}>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  )
}
