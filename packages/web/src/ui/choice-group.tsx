import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError } from './field-error.tsx'

export interface ChoiceGroupFacts {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A group of options with its label, hint and error. */
export function ChoiceGroup({
  label,
  hint,
  error,
  children,
}: ChoiceGroupFacts & { readonly children: ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
