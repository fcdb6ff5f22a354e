import { ChevronDown } from 'lucide-react'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'

interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
}

interface SelectFieldProps<V extends string> extends FieldFacts {
  readonly id?: string
  readonly value: V
  readonly options: readonly SelectOption<V>[]
  /** Further options after those, each group under its label. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption<V>[] }[]
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
  groups = [],
  onValue,
}: SelectFieldProps<V>) {
  const pick = (picked: string): void => {
    const known = [...options, ...groups.flatMap(group => group.options)]
    const option = known.find(one => one.value === picked)
    if (option) onValue(option.value)
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} required={required}>
      {control => (
        <div className={styles.selectBox}>
          <select {...control} value={value} onChange={event => pick(event.currentTarget.value)}>
            <Options options={options} />
            {groups.map(group => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  )
}

function Options({ options }: { readonly options: readonly SelectOption<string>[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
