import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'

export interface TextFieldProps
  extends FieldFacts,
    Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'type' | 'required' | 'prefix'> {
  readonly type?: 'text' | 'email' | 'tel'
  readonly value: string
  readonly onValue: (value: string) => void
  /** Shown before the text, but not part of the value: "+46". */
  readonly prefix?: string
  /** Shown after the text, but not part of the value: "kr". */
  readonly suffix?: string
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    required,
    onValue,
    type = 'text',
    prefix,
    suffix,
    ...rest
  } = props
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} required={required}>
      {control => (
        <div className={styles.affixed}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input {...rest} {...control} type={type} onChange={event => onValue(event.currentTarget.value)} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
