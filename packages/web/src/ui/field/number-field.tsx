import { TextField, type TextFieldProps } from './text-field.tsx'
import { plainWholeNumber } from './written-numbers.ts'

/** A whole number as text: no wheel or arrows that change it by accident. Spaces between thousands are left out. */
export function NumberField({ onValue, ...rest }: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      onValue={onValue}
      onBlur={() => onValue(plainWholeNumber(rest.value))}
    />
  )
}
