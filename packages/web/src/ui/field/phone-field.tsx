import { plainPhoneNumber } from '@salvia/core/primitives'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A phone number in any format. Spaces and punctuation are removed when the field loses focus. */
export function PhoneField({ onValue, ...rest }: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>) {
  return (
    <TextField
      inputMode="tel"
      {...rest}
      type="tel"
      onValue={onValue}
      onBlur={() => onValue(plainPhoneNumber(rest.value))}
    />
  )
}
