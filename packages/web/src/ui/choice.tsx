import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { ChoiceGroup, type ChoiceGroupFacts } from './choice-group.tsx'
import { FieldError } from './field-error.tsx'

export interface ChoiceOption<V extends string> {
  readonly value: V
  readonly label: string
  /** A second line below the label. */
  readonly detail?: ReactNode
  /** Why it cannot be chosen; it stays visible with this reason. */
  readonly unavailable?: string | undefined
}

interface RadioCardsProps<V extends string> extends ChoiceGroupFacts {
  readonly options: readonly ChoiceOption<V>[]
  readonly value: V | null
  readonly onValue: (value: V) => void
  /** Id of the first card, which an error summary links to. */
  readonly id?: string
}

/** A choice of one among a few options, each with room for details. */
export function RadioCards<V extends string>({ options, value, onValue, id, ...facts }: RadioCardsProps<V>) {
  const name = useId()
  return (
    <ChoiceGroup {...facts}>
      {options.map((option, index) => (
        <RadioCard
          key={option.value}
          option={option}
          name={name}
          id={index === 0 && id ? id : `${name}-${index}`}
          checked={value === option.value}
          onChoose={() => onValue(option.value)}
        />
      ))}
    </ChoiceGroup>
  )
}

interface RadioCardProps<V extends string> {
  readonly option: ChoiceOption<V>
  readonly name: string
  readonly id: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function RadioCard<V extends string>({ option, name, id, checked, onChoose }: RadioCardProps<V>) {
  const { unavailable } = option
  const note = `${id}-note`
  return (
    <label className={styles.card} data-unavailable={unavailable ? true : undefined}>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        aria-disabled={unavailable ? true : undefined}
        aria-describedby={option.detail || unavailable ? note : undefined}
        onChange={() => {
          if (!unavailable) onChoose()
        }}
      />
      <span className={styles.text}>
        <span className={styles.label}>{option.label}</span>
        {(option.detail || unavailable) && (
          <span id={note} className={styles.note}>
            {option.detail}
            {unavailable && <span className={styles.reason}>{unavailable}</span>}
          </span>
        )}
      </span>
    </label>
  )
}

interface CheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
}

/** A single checkbox of a form. */
export function Checkbox({ label, checked, onChecked, hint, error, id }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const described = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.check}>
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
      <label className={styles.checkLabel}>
        <input
          id={boxId}
          type="checkbox"
          checked={checked}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={event => onChecked(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${boxId}-hint`} className={styles.note}>
          {hint}
        </p>
      )}
    </div>
  )
}
