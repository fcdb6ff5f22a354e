import { TextField, type TextFieldProps } from './text-field.tsx'

/** An e-mail address. White space around it, which comes along when it is pasted, is left out. */
export function EmailField({ onValue, ...rest }: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>) {
  return (
    <TextField
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
      type="email"
      onValue={onValue}
      onBlur={() => onValue(rest.value.trim())}
    />
  )
}
