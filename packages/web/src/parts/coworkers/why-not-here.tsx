import { contract } from '@salvia/core/api'
import type { CoworkerContext, Explanation } from '@salvia/core/coworkers'
import { SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAction } from '../../state/action.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureMessage } from '../../ui/failure-message.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './coworkers-parts.module.css'
import { ExplanationView } from './explanation-view.tsx'
import { useTexts } from './texts.ts'

interface WhyNotHereProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Where the person was looked for. */
  readonly context: CoworkerContext
  /** What was searched for there: it is asked about at once. Empty for nothing. */
  readonly search: string
}

interface WhyNotHereButtonProps {
  readonly variant: 'secondary' | 'tertiary'
  readonly onAsk: () => void
}

/** Opens the dialog, whose title it has. */
export function WhyNotHereButton({ variant, onAsk }: WhyNotHereButtonProps) {
  const t = useTexts()
  return (
    <Button variant={variant} onClick={onAsk}>
      {t('why.title')}
    </Button>
  )
}

/** Tells why somebody does not stand in a list of employees. The search is in no address and in no cache. */
export function WhyNotHere({ isOpen, onClose, ...asked }: WhyNotHereProps) {
  const t = useTexts()
  return (
    <Dialog title={t('why.title')} isOpen={isOpen} onClose={onClose}>
      <WhyForm {...asked} onLeave={onClose} />
    </Dialog>
  )
}

interface WhyFormProps extends Pick<WhyNotHereProps, 'context' | 'search'> {
  readonly onLeave: () => void
}

function WhyForm({ context, search, onLeave }: WhyFormProps) {
  const t = useTexts()
  const clientNumber = useClientNumber() ?? ''
  const [typed, setTyped] = useState(search)
  const [isMissing, setIsMissing] = useState(false)
  const { run, isRunning, failure, answer } = useExplanation()
  const ask = (q: string): void => void run({ params: { clientNumber }, body: { q, context } })
  const first = useRef(() => {
    if (search !== '') ask(search)
  })
  useEffect(() => first.current(), [])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const q = typed.trim()
    setIsMissing(q === '')
    if (q !== '' && !isRunning) ask(q)
  }
  return (
    <div className={styles.why}>
      <form className={styles.ask} onSubmit={send} noValidate>
        <TextField
          label={t('why.field')}
          error={isMissing ? t('why.missing') : undefined}
          value={typed}
          onValue={setTyped}
          maxLength={SEARCH_MAX_CHARACTERS}
          autoComplete="off"
          spellCheck={false}
        />
        <ButtonRow>
          <Button type="submit" busy={isRunning && t('why.asking')}>
            {t('why.ask')}
          </Button>
        </ButtonRow>
      </form>
      <FailureMessage failure={failure} />
      <ExplanationView answer={answer} onLeave={onLeave} />
    </div>
  )
}

/** The call, and its latest answer. */
function useExplanation() {
  const action = useAction(contract.coworkers.explain)
  const [answer, setAnswer] = useState<Explanation>()
  const run: typeof action.run = async input => {
    setAnswer(undefined)
    const outcome = await action.run(input)
    if (outcome.ok) setAnswer(outcome.data)
    return outcome
  }
  return { ...action, run, answer }
}
