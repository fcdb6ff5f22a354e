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
export function RadioList<V extends string>({ value, onValue, ...facts }: RadioListProps<V>) {
  return <Answers {...facts} type="radio" isChosen={option => option === value} onChosen={onValue} />
}

interface CheckboxListProps<V extends string> extends ListFacts<V> {
  readonly values: ReadonlySet<V>
  readonly onValues: (values: ReadonlySet<V>) => void
}

/** A choice of any number of a few short options. */
export function CheckboxList<V extends string>({ values, onValues, ...facts }: CheckboxListProps<V>) {
  return (
    <Answers
      {...facts}
      type="checkbox"
      isChosen={option => values.has(option)}
      onChosen={option => onValues(values.symmetricDifference(new Set([option])))}
    />
  )
}

interface AnswersProps<V extends string> extends ListFacts<V> {
  readonly type: 'radio' | 'checkbox'
  readonly isChosen: (value: V) => boolean
  readonly onChosen: (value: V) => void
}

function Answers<V extends string>(props: AnswersProps<V>) {
  const { type, options, id, isChosen, onChosen, ...facts } = props
  const name = useId()
  return (
    <ChoiceGroup {...facts}>
      {options.map((option, index) => (
        <Answer
          key={option.value}
          type={type}
          id={index === 0 && id ? id : `${name}-${index}`}
          {...(type === 'radio' && { name })}
          option={option}
          checked={isChosen(option.value)}
          onChecked={() => onChosen(option.value)}
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
