import { accountsContract } from '@salvia/core/accounts'
import { PASSWORD_MIN_CHARACTERS } from '@salvia/core/limits'
import { useState } from 'react'
import { href } from '../../parts/paths.ts'
import { useSentForm } from '../../parts/use-sent-form.ts'
import { callEndpoint } from '../../state/api.ts'
import { useStep } from '../../state/step.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { useLinkToken } from './link-token.ts'
import { LoginShell } from './login-shell.tsx'
import { NextStep } from './next-step.tsx'
import styles from './sign-in-form.module.css'
import { useTexts } from './texts.ts'

const PASSWORD = 'new-password'

/** The first password of an account. @spec §2 */
export function SetPasswordScreen() {
  return <ChoosePassword what="setPassword" />
}

/** A new password for one that was forgotten. @spec §2 */
export function NewPasswordScreen() {
  return <ChoosePassword what="newPassword" />
}

type What = 'setPassword' | 'newPassword'

function ChoosePassword({ what }: { readonly what: What }) {
  const t = useTexts()
  const linkToken = useLinkToken()
  const [done, setDone] = useState(false)
  return (
    <LoginShell>
      {done ? (
        <>
          <h1 tabIndex={-1}>{t('passwordSet.title')}</h1>
          <p>{t('passwordSet.text')}</p>
          <ButtonLink to={href('signIn')}>{t('next.signIn')}</ButtonLink>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{t(`choose.${what}`)}</h1>
          <PasswordForm linkToken={linkToken ?? ''} onDone={() => setDone(true)} />
        </>
      )}
    </LoginShell>
  )
}

interface PasswordFormProps {
  readonly linkToken: string
  readonly onDone: () => void
}

function PasswordForm({ linkToken, onDone }: PasswordFormProps) {
  const t = useTexts()
  const [password, setPassword] = useState('')
  const save = useStep((chosen: string) =>
    callEndpoint(accountsContract.setPassword, { linkToken, body: { password: chosen } }),
  )
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
