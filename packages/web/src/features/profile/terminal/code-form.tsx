import { type FoundPairing, pairingsContract, readUserCode, writeUserCode } from '@salvia/core/pairings'
import { useState } from 'react'
import { useSentForm } from '../../../parts/use-sent-form.ts'
import { useAction } from '../../../state/action.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import styles from '../profile.module.css'
import { useTexts } from './texts.ts'

const CODE = 'terminal-code'

interface CodeFormProps {
  readonly onFound: (userCode: string, found: FoundPairing) => void
}

/** Takes the code that the terminal shows. */
export function CodeForm({ onFound }: CodeFormProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const find = useAction(pairingsContract.find)
  const code = readUserCode(typed)
  const userCode = code === null ? typed : writeUserCode(code)
  const form = useSentForm({
    ...find,
    input: { body: { userCode } },
    async run(input) {
      const outcome = await find.run(input)
      if (outcome.ok) onFound(userCode, outcome.data)
      return outcome
    },
    faults: () => (code === null ? [{ field: CODE, text: t('code.wrong') }] : []),
    onSent: () => undefined,
  })
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <p>{t('code.text')}</p>
      <ErrorSummary {...form.summary} />
      <TextField
        id={CODE}
        label={t('code.label')}
        hint={t('code.hint')}
        error={form.errorOf(CODE)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onValue={setTyped}
      />
      <div>
        <Button type="submit" busy={find.isRunning && t('code.finding')}>
          {t('word.continue')}
        </Button>
      </div>
    </form>
  )
}
