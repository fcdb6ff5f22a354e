import { useSentForm } from '../../parts/use-sent-form.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { ACCOUNT, AccountField, accountFaults } from './account-field.tsx'
import type { Credentials } from './demo-accounts.tsx'
import { NextStep } from './next-step.tsx'
import styles from './sign-in-form.module.css'
import { useTexts } from './texts.ts'

const PASSWORD = 'password'

/** Loads the API client only when the form is sent. */
async function signIn(credentials: Credentials): Promise<void> {
  const { signIn: enter } = await import('../../state/sign-in.ts')
  await enter(credentials)
}

interface SignInFormProps {
  readonly credentials: Credentials
  readonly onCredentials: (credentials: Credentials) => void
  readonly onSignedIn: () => void
}

/** Password managers can fill in both fields. Errors are shown above the fields when the form is sent. */
export function SignInForm({ credentials, onCredentials, onSignedIn }: SignInFormProps) {
  const t = useTexts()
  const enter = useStep(signIn)
  const { email, password } = credentials
  const form = useSentForm({
    ...enter,
    input: { email: email.trim(), password },
    faults: () => [
      ...accountFaults(email, 'signIn', t),
      ...(password === '' ? [{ field: PASSWORD, text: t('missing.password') }] : []),
    ],
    onSent: onSignedIn,
  })
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <ErrorSummary {...form.summary} />
      {enter.failure && <NextStep code={enter.failure.code} />}
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
      <Button type="submit" wide busy={enter.isRunning && t('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
