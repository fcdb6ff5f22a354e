import { PASSWORD_MIN_CHARACTERS } from '@salvia/core/limits'
import { useState } from 'react'
import { useSentForm } from '../../parts/use-sent-form.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { NextStep } from './next-step.tsx'
import styles from './sign-in-form.module.css'
import { useTexts } from './texts.ts'

const PASSWORD = 'new-password'

interface PasswordFormProps {
  /** Saves the password of the account. */
  readonly save: (password: string) => Promise<unknown>
  readonly onDone: () => void
}

/** A form with one field for a new password, and the rules beside it. */
export function PasswordForm({ save: keep, onDone }: PasswordFormProps) {
  const t = useTexts()
  const [password, setPassword] = useState('')
  const save = useStep(keep)
  const { failure } = save
  const form = useSentForm({
    ...save,
    input: password,
    faults: () =>
      [...password].length < PASSWORD_MIN_CHARACTERS
        ? [{ field: PASSWORD, text: t('passwordTooShort', { count: PASSWORD_MIN_CHARACTERS }) }]
        : [],
    onSent: onDone,
  })
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <ErrorSummary {...form.summary} />
      {failure && <NextStep code={failure.code} />}
      <PasswordField
        id={PASSWORD}
        name={PASSWORD}
        label={t('newPasswordLabel')}
        hint={t('passwordRule', { count: PASSWORD_MIN_CHARACTERS })}
        value={password}
        onValue={setPassword}
        error={form.errorOf(PASSWORD)}
        autoComplete="new-password"
      />
      <Button type="submit" wide busy={save.isRunning && t('passwordSaving')}>
        {t('passwordSave')}
      </Button>
    </form>
  )
}
