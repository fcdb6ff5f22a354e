import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'

/** What every field has. */
export interface FieldFacts {
  readonly label: string
  /** How to fill it in, before the mistake is made. */
  readonly hint?: string | undefined
  /** What to do about what is wrong now, in the words of the label. */
  readonly error?: string | undefined
  /** Says in words that it may be left empty. */
  readonly optional?: boolean | undefined
  /** Says in words that it must be filled in: where most others may be left empty. */
  readonly required?: boolean | undefined
}

/** What the control of a field takes, so that its label, hint and error belong to it. */
interface ControlFacts {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  readonly className: string | undefined
}

interface FieldProps extends FieldFacts {
  /** Lets an error summary link to the control. */
  readonly id?: string | undefined
  /** A line under the control, such as the number of characters left. */
  readonly below?: ReactNode
  /** Id of what describes the control besides hint and error. */
  readonly describedBy?: string | undefined
  readonly children: (control: ControlFacts) => ReactNode
}

/** Label, hint and error around a control of any kind. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, optional, required, below, describedBy, children } = props
  const t = useTexts()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={controlId}>
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
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
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
