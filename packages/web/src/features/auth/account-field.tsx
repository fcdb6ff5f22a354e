import type { FieldFault } from '../../parts/use-sent-form.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { useTexts } from './texts.ts'

/** The id of the field, and its name for password managers. */
export const ACCOUNT = 'email'

/** The screens that ask for the address of an account. */
export type AccountScreen = 'signIn' | 'activateAccount' | 'recoverPassword'

/** Errors in an account's email address that the browser can find; the server makes the final check. @spec §5 */
export function accountFaults(
  email: string,
  here: AccountScreen,
  t: ReturnType<typeof useTexts>,
): readonly FieldFault[] {
  if (email.trim() === '') return [{ field: ACCOUNT, text: t('missing.email') }]
  return email.includes('@') ? [] : [{ field: ACCOUNT, text: t(`badEmail.${here}`) }]
}

interface AccountFieldProps {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
}

/** The email address of an account; password managers can fill it in. */
export function AccountField(props: AccountFieldProps) {
  const t = useTexts()
  return (
    <TextField
      id={ACCOUNT}
      name={ACCOUNT}
      type="email"
      label={t('email')}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  )
}
