import { type FormEvent, useState } from 'react'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { Credentials } from './demo-accounts.tsx'
import { NextStep } from './next-step.tsx'
import styles from './sign-in-form.module.css'
import { useTexts } from './texts.ts'
import { withTrace } from './with-trace.ts'

const EMAIL = 'email'
const PASSWORD = 'password'

/** What talks to the server comes when it is needed; by then one has written for a while. */
async function signIn(credentials: Credentials): Promise<void> {
  const { signIn: enter } = await import('../../state/sign-in.ts')
  await enter(credentials)
}

interface SignInFormProps {
  readonly credentials: Credentials
  readonly onCredentials: (credentials: Credentials) => void
  readonly onSignedIn: () => void
}

/** Both fields may be filled by a password manager; what is wrong is told above them when it is sent. */
export function SignInForm({ credentials, onCredentials, onSignedIn }: SignInFormProps) {
  const t = useTexts()
  const enter = useStep(signIn)
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState<Partial<Credentials>>({})
  const { email, password } = credentials

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (enter.isRunning) return
    const found = {
      ...(email.trim() === '' ? { email: t('missing.email') } : {}),
      ...(email.trim() !== '' && !email.includes('@') ? { email: t('badEmail') } : {}),
      ...(password === '' ? { password: t('missing.password') } : {}),
    }
    setMissing(found)
    enter.reset()
    if (Object.keys(found).length === 0 && (await enter.run({ email: email.trim(), password })).ok) {
      return onSignedIn()
    }
    setAttempt(before => before + 1)
  }

  const refused: SummaryError[] = enter.failure
    ? [{ text: enter.failure.title, action: withTrace(enter.failure) }]
    : []
  const errors: SummaryError[] = [
    ...refused,
    ...(missing.email ? [{ field: EMAIL, text: missing.email }] : []),
    ...(missing.password ? [{ field: PASSWORD, text: missing.password }] : []),
  ]
  return (
    <form className={styles.form} onSubmit={event => void send(event)} noValidate>
      <ErrorSummary errors={errors} attempt={attempt} />
      {enter.failure && <NextStep code={enter.failure.code} />}
      <TextField
        id={EMAIL}
        name={EMAIL}
        type="email"
        label={t('email')}
        value={email}
        onValue={value => onCredentials({ ...credentials, email: value })}
        error={missing.email}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        id={PASSWORD}
        name={PASSWORD}
        label={t('password')}
        value={password}
        onValue={value => onCredentials({ ...credentials, password: value })}
        error={missing.password}
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={enter.isRunning && t('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
