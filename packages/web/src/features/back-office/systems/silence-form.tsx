import { feedsContract, type WatchedFeed } from '@salvia/core/feed-catalogue'
import { FEED_SILENCE_MAX_HOURS } from '@salvia/core/limits'
import { useState } from 'react'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { useSentForm } from '../../../parts/use-sent-form.ts'
import { useAction } from '../../../state/action.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useTexts } from './texts.ts'

const HOURS = 'silent-hours'

interface SilenceFormProps {
  readonly feed: WatchedFeed
  readonly onDone: () => void
}

/** Sets how many hours a kind may be silent before it is told; empty for any time. */
export function SilenceForm({ feed: { kind, silentHours }, onDone }: SilenceFormProps) {
  const t = useTexts()
  const [typed, setTyped] = useState(silentHours === null ? '' : String(silentHours))
  const action = useAction(feedsContract.setSilence)
  const hours = hoursOf(typed)
  const form = useSentForm({
    ...action,
    input: { params: { kind }, body: { silentHours: hours ?? null } },
    faults: () =>
      hours === undefined
        ? [{ field: HOURS, text: t('silence.wrong', { max: FEED_SILENCE_MAX_HOURS }) }]
        : [],
    onSent: onDone,
  })
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <p>{t('silence.text')}</p>
      <ErrorSummary {...form.summary} />
      <TextField
        id={HOURS}
        label={t('silence.hours')}
        hint={t('silence.hint')}
        error={form.errorOf(HOURS)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onValue={setTyped}
      />
      <ButtonRow>
        <Button type="submit" busy={action.isRunning && t('word.saving')}>
          {t('silence.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('word.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** The hours that a user typed: null for none, undefined if it is no such number. */
function hoursOf(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const hours = Number(text)
  return /^\d+$/.test(text) && hours >= 1 && hours <= FEED_SILENCE_MAX_HOURS ? hours : undefined
}
