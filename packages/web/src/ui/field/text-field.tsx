import type { ComponentProps } from 'react'
import { Field, type FieldFacts } from './field.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'type'>

interface TextFieldProps extends FieldFacts, InputProps {
  readonly type?: 'text' | 'email' | 'tel'
  readonly value: string
  readonly onValue: (value: string) => void
}

/** One line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  onValue,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional && { optional })}>
      {control => (
        <input {...rest} {...control} type={type} onChange={event => onValue(event.currentTarget.value)} />
      )}
    </Field>
  )
}
