import { useSentForm } from '../../parts/use-sent-form.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { ACCOUNT, AccountField, accountFaults } from './account-field.tsx'
import type { Credentials } from './demo-accounts.tsx'
import styles from './sign-in-form.module.css'
import { useTexts } from './texts.ts'

const PASSWORD = 'password'

/** Loads the API client only when the form is sent. */
async function signIn(credentials: Credentials): Promise<void> {
  const { signIn: enter } = await import('../../state/sign-in.ts')
  await enter(credentials)
}

/** The sending of the sign-in form, and why it failed. */
export function useSignIn({ email, password }: Credentials, onSignedIn: () => void) {
  const t = useTexts()
  const enter = useStep(signIn)
  const form = useSentForm({
    ...enter,
    input: { email: email.trim(), password },
    faults: () => [
      ...accountFaults(email, 'signIn', t),
      ...(password === '' ? [{ field: PASSWORD, text: t('missing.password') }] : []),
    ],
    onSent: onSignedIn,
  })
  return { ...form, isRunning: enter.isRunning, code: enter.failure?.code }
}

interface SignInFormProps {
  readonly credentials: Credentials
  readonly onCredentials: (credentials: Credentials) => void
  readonly form: ReturnType<typeof useSignIn>
}

/** Password managers can fill in both fields. Errors in them are shown when the form is sent. */
export function SignInForm({ credentials, onCredentials, form }: SignInFormProps) {
  const t = useTexts()
  const { email, password } = credentials
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <AccountField
        value={email}
        onValue={value => onCredentials({ ...credentials, email: value })}
        error={form.errorOf(ACCOUNT)}
      />
      <PasswordField
        id={PASSWORD}
        name={PASSWORD}
        label={t('password')}
        value={password}
        onValue={value => onCredentials({ ...credentials, password: value })}
        error={form.errorOf(PASSWORD)}
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={form.isRunning && t('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
