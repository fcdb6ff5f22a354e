import { useTexts } from '../texts.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { plainIdentityNumber } from './written-numbers.ts'

/**
 * Someone's personal identity number. Spaces and hyphens are left out when the field is left; the browser neither
 * remembers nor suggests it. The value never goes into an address.
 */
export function IdentityNumberField({
  onValue,
  ...rest
}: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>) {
  const t = useTexts()
  return (
    <TextField
      {...rest}
      hint={rest.hint ?? t('identityNumber.hint')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onValue={onValue}
      onBlur={() => onValue(plainIdentityNumber(rest.value))}
    />
  )
}
