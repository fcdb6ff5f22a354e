import { TextField, type TextFieldProps } from './text-field.tsx'
import { plainPhoneNumber } from './written-numbers.ts'

/** A phone number, written as one likes; it becomes digits when the field is left. */
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
