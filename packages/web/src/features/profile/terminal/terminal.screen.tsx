import type { FoundPairing } from '@salvia/core/pairings'
import { useState } from 'react'
import { FreshSignIn } from '../../../parts/fresh-sign-in/fresh-sign-in.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import styles from '../profile.module.css'
import { AnsweredTerminal } from './answered-terminal.tsx'
import { AskTerminal } from './ask-terminal.tsx'
import { CodeForm } from './code-form.tsx'
import { useTexts } from './texts.ts'

type Step =
  | { readonly kind: 'code' }
  | { readonly kind: 'ask'; readonly userCode: string; readonly found: FoundPairing }
  | { readonly kind: 'answered'; readonly answer: 'approved' | 'refused' }

/** Signs in a terminal: the user types the code that it shows, sees what asks, and approves or refuses. */
export function TerminalScreen() {
  const t = useTexts()
  const [step, setStep] = useState<Step>({ kind: 'code' })
  const restart = (): void => setStep({ kind: 'code' })
  if (step.kind === 'answered') return <AnsweredTerminal answer={step.answer} onRestart={restart} />
  return (
    <div className={styles.profile}>
      <PageHeader title={t('title')} />
      <FreshSignIn>
        {step.kind === 'ask' ? (
          <AskTerminal
            userCode={step.userCode}
            found={step.found}
            onAnswer={answer => setStep({ kind: 'answered', answer })}
          />
        ) : (
          <CodeForm onFound={(userCode, found) => setStep({ kind: 'ask', userCode, found })} />
        )}
      </FreshSignIn>
    </div>
  )
}
