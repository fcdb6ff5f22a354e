import { PASSWORD_MIN_CHARACTERS } from '@salvia/core/limits'
import { type FormEvent, useState } from 'react'
import { useSentForm } from '../../parts/use-sent-form.ts'
import { changePassword } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

const CURRENT = 'current-password'
const NEW = 'new-password'

interface PasswordFormProps {
  /** The account has no password yet, so there is no current one to ask for. */
  readonly isFirst: boolean
  readonly onSend: () => void
  readonly onDone: () => void
}

/** A form for a new password, and the current one if there is one. */
export function PasswordForm({ isFirst, onSend, onDone }: PasswordFormProps) {
  const t = useTexts()
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const change = useStep(changePassword)
  const isLong = [...wanted].length >= PASSWORD_MIN_CHARACTERS
  const isMissing = !isFirst && current === ''
  const form = useSentForm({
    ...change,
    input: { currentPassword: isFirst ? null : current, newPassword: wanted },
    faults: () => [
      ...(isMissing ? [{ field: CURRENT, text: t('password.missing') }] : []),
      ...(isLong ? [] : [{ field: NEW, text: t('password.tooShort', { count: PASSWORD_MIN_CHARACTERS }) }]),
    ],
    onSent: () => {
      setCurrent('')
      setWanted('')
      onDone()
    },
  })
  const send = (event: FormEvent): void => {
    onSend()
    form.send(event)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <ErrorSummary {...form.summary} />
      {!isFirst && (
        <PasswordField
          id={CURRENT}
          name={CURRENT}
          label={t('password.current')}
          value={current}
          onValue={setCurrent}
          error={form.errorOf(CURRENT)}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        id={NEW}
        name={NEW}
        label={t('password.new')}
        value={wanted}
        onValue={setWanted}
        error={form.errorOf(NEW)}
        autoComplete="new-password"
        rules={[{ text: t('password.rule', { count: PASSWORD_MIN_CHARACTERS }), isMet: isLong }]}
      />
      <div>
        <Button type="submit" busy={change.isRunning && t('saving')}>
          {t(isFirst ? 'password.choose' : 'password.submit')}
        </Button>
      </div>
    </form>
  )
}
