import { type ReactNode, useId } from 'react'
import { FieldError } from '../field-error.tsx'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'

/** Props that all fields have. */
export interface FieldFacts {
  readonly label: string
  /** How to fill it in. */
  readonly hint?: string | undefined
  /** What to do about the current error; mentions the field's label. */
  readonly error?: string | undefined
  /** Adds text that says that the field may be left empty. */
  readonly optional?: boolean | undefined
  /** Adds text that says that the field is required, in forms where most fields are optional. */
  readonly required?: boolean | undefined
}

/** Props that connect a control with its label, hint and error. */
interface ControlFacts {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  readonly className: string | undefined
}

interface FieldProps extends FieldFacts {
  /** Id of the control, which an error summary links to. */
  readonly id?: string | undefined
  /** Shown below the control, such as the number of characters left. */
  readonly below?: ReactNode
  /** The label is for screen readers only, for a control that everybody recognises. */
  readonly hidesLabel?: boolean | undefined
  /** Id of a further description of the control, besides hint and error. */
  readonly describedBy?: string | undefined
  readonly children: (control: ControlFacts) => ReactNode
}

/** Label, hint and error around a control of any kind. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, optional, required, hidesLabel, below, describedBy, children } = props
  const t = useTexts()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={hidesLabel ? styles.hiddenLabel : styles.label} htmlFor={controlId}>
        {label}
        {(optional || required) && (
          <span className={styles.optional}> {t(optional ? 'field.optional' : 'field.required')}</span>
        )}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
        className: styles.control,
      })}
      {below}
    </div>
  )
}
