import { useState } from 'react'
import { useSentForm } from '../../parts/use-sent-form.ts'
import type { Action } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { ACCOUNT, AccountField, type AccountScreen, accountFaults } from './account-field.tsx'
import { NextStep } from './next-step.tsx'
import styles from './sign-in-form.module.css'
import { useTexts } from './texts.ts'

interface EmailFormProps {
  /** Sends the address. */
  readonly send: Action<string, unknown>
  readonly submit: string
  readonly onSent: (email: string) => void
  /** The current screen; an error does not show a link to it. */
  readonly here: AccountScreen
}

/** A form with one email address, to which instructions are mailed. */
export function EmailForm({ send, submit, onSent, here }: EmailFormProps) {
  const t = useTexts()
  const [email, setEmail] = useState('')
  const { failure } = send
  const address = email.trim()
  const form = useSentForm({
    ...send,
    input: address,
    faults: () => accountFaults(email, here, t),
    onSent: () => onSent(address),
  })
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <ErrorSummary {...form.summary} />
      {failure && <NextStep code={failure.code} except={here} />}
      <AccountField value={email} onValue={setEmail} error={form.errorOf(ACCOUNT)} />
      <Button type="submit" wide busy={send.isRunning && t('mail.sending')}>
        {submit}
      </Button>
    </form>
  )
}
