import { type FormEvent, useState } from 'react'
import type { RouteName } from '../../parts/paths.ts'
import type { Action } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { NextStep } from './next-step.tsx'
import styles from './sign-in-form.module.css'
import { useTexts } from './texts.ts'
import { withTrace } from './with-trace.ts'

const EMAIL = 'email'

interface EmailFormProps {
  /** What is asked for with the address. */
  readonly send: Action<string, unknown>
  readonly submit: string
  readonly onSent: (email: string) => void
  /** The screen that this is: a refusal does not lead to where one is. */
  readonly here: RouteName
}

/** One address, to which instructions are mailed. */
export function EmailForm({ send, submit, onSent, here }: EmailFormProps) {
  const t = useTexts()
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  const trySend = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (send.isRunning) return
    const address = email.trim()
    const wrong = address === '' ? t('missing.email') : address.includes('@') ? undefined : t('badEmail')
    setMissing(wrong)
    send.reset()
    if (!wrong && (await send.run(address)).ok) return onSent(address)
    setAttempt(before => before + 1)
  }

  const { failure } = send
  const errors: SummaryError[] = [
    ...(failure ? [{ text: failure.title, action: withTrace(failure) }] : []),
    ...(missing ? [{ field: EMAIL, text: missing }] : []),
  ]
  return (
    <form className={styles.form} onSubmit={event => void trySend(event)} noValidate>
      <ErrorSummary errors={errors} attempt={attempt} />
      {failure && <NextStep code={failure.code} except={here} />}
      <TextField
        id={EMAIL}
        name={EMAIL}
        type="email"
        label={t('email')}
        value={email}
        onValue={setEmail}
        error={missing}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" wide busy={send.isRunning && t('mail.sending')}>
        {submit}
      </Button>
    </form>
  )
}
