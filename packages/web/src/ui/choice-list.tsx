import { useId } from 'react'
import styles from './choice.module.css'
import { ChoiceGroup, type ChoiceGroupFacts } from './choice-group.tsx'

interface ListOption<V extends string> {
  readonly value: V
  readonly label: string
  readonly hint?: string
}

interface ListFacts<V extends string> extends ChoiceGroupFacts {
  readonly options: readonly ListOption<V>[]
  /** Id of the first option, which an error summary links to. */
  readonly id?: string
}

interface RadioListProps<V extends string> extends ListFacts<V> {
  readonly value: V | null
  readonly onValue: (value: V) => void
}

/** A choice of one among a few short options. */
export function RadioList<V extends string>({ value, onValue, options, id, ...facts }: RadioListProps<V>) {
  const name = useId()
  return (
    <ChoiceGroup {...facts}>
      {options.map((option, index) => (
        <Answer
          key={option.value}
          type="radio"
          id={index === 0 && id ? id : `${name}-${index}`}
          name={name}
          option={option}
          checked={option.value === value}
          onChecked={() => onValue(option.value)}
        />
      ))}
    </ChoiceGroup>
  )
}

interface CheckboxListProps<V extends string> extends ListFacts<V> {
  readonly values: ReadonlySet<V>
  readonly onValues: (values: ReadonlySet<V>) => void
}

/** A choice of any number of a few short options. */
export function CheckboxList<V extends string>(props: CheckboxListProps<V>) {
  const { values, onValues, options, id, ...facts } = props
  const name = useId()
  return (
    <ChoiceGroup {...facts}>
      {options.map((option, index) => (
        <Answer
          key={option.value}
          type="checkbox"
          id={index === 0 && id ? id : `${name}-${index}`}
          option={option}
          checked={values.has(option.value)}
          onChecked={() => onValues(values.symmetricDifference(new Set([option.value])))}
        />
      ))}
    </ChoiceGroup>
  )
}

interface AnswerProps {
  readonly type: 'radio' | 'checkbox'
  readonly id: string
  readonly name?: string
  readonly option: ListOption<string>
  readonly checked: boolean
  readonly onChecked: () => void
}

function Answer({ type, id, name, option, checked, onChecked }: AnswerProps) {
  const hintId = `${id}-hint`
  return (
    <div className={styles.check}>
      <label className={styles.checkLabel}>
        <input
          type={type}
          id={id}
          name={name}
          value={option.value}
          checked={checked}
          aria-describedby={option.hint ? hintId : undefined}
          onChange={onChecked}
        />
        <span>{option.label}</span>
      </label>
      {option.hint && (
        <p id={hintId} className={styles.note}>
          {option.hint}
        </p>
      )}
    </div>
  )
}
