import { MESSAGE_MAX_CHARACTERS } from '@salvia/core/limits'
import { type InternalNote, matterWords } from '@salvia/core/matters'
import { portalPath } from '@salvia/core/portal-paths'
import { countCharacters } from '@salvia/core/primitives'
import { StickyNote } from 'lucide-react'
import { useId, useState } from 'react'
import { useAction } from '../../../state/action.ts'
import { useBegunInTab } from '../../../state/begun-work.ts'
import type { WhenMissed } from '../../../state/missed-failures.ts'
import { useSending } from '../../../state/sendings.ts'
import { Button } from '../../../ui/button.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { useUnsent } from '../../conversation/use-unsent.ts'
import { type FieldFault, useSentForm } from '../../use-sent-form.ts'
import { matterAddress } from '../matter-address.ts'
import type { CaseWorkersMatter } from './case-workers-matter.ts'
import styles from './matter-case.module.css'
import { useTexts } from './texts.ts'

const FIELD = 'internal-note'

/** Notes between case workers, apart from the conversation with the customer. */
export function InternalNotes({ kind, calls, matter: { id, notes } }: CaseWorkersMatter) {
  const t = useTexts()
  const heading = useId()
  const { text } = useUnsent(`note ${id}`)
  const [isBegun] = useState(text !== '')
  return (
    <section className={styles.notes} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles.notesTitle}>
          <StickyNote aria-hidden />
          {t('notes.title')}
        </h2>
        <p className={styles.explained}>{t('notes.who')}</p>
      </div>
      {notes.length > 0 && (
        <ol className={styles.noteList}>
          {notes.map(note => (
            <Note key={note.id} note={note} />
          ))}
        </ol>
      )}
      <details className={styles.fold} open={isBegun}>
        <summary>{t('notes.write')}</summary>
        <NoteForm kind={kind} calls={calls} id={id} />
      </details>
    </section>
  )
}

function Note({ note: { at, by, text } }: { readonly note: InternalNote }) {
  return (
    <li>
      <p className={styles.explained}>
        {by} <DateText moment={at} as="time" />
      </p>
      <p className={styles.written}>{text}</p>
    </li>
  )
}

function NoteForm({ kind, calls, id }: Pick<CaseWorkersMatter, 'kind' | 'calls'> & { readonly id: string }) {
  const t = useTexts()
  const work = `note ${id}`
  const { text, setText, clear, idempotencyKey } = useUnsent(work)
  useBegunInTab(work, text.trim() === '' ? null : t('notes.notSaved'), idempotencyKey, false)
  const [isSaved, setIsSaved] = useState(false)
  const missed: WhenMissed = {
    text: locale => useTexts.in(locale)('notes.notSaved'),
    unsure: locale => useTexts.in(locale)('notes.unsureSaved'),
    to: matterAddress({ kind, id }) ?? portalPath('backOfficeMatters'),
    link: locale => useTexts.in(locale)('notes.toMatter', matterWords(kind, locale)),
  }
  const add = useSending({ name: work, text: t('notes.underWay'), missed }, useAction(calls.addNote))
  const faults = (): FieldFault[] => [
    ...(text.trim() === '' ? [{ field: FIELD, text: t('notes.missing') }] : []),
    ...(countCharacters(text) > MESSAGE_MAX_CHARACTERS
      ? [{ field: FIELD, text: t('notes.tooLong', { limit: MESSAGE_MAX_CHARACTERS }) }]
      : []),
  ]
  const form = useSentForm({
    ...add,
    input: { params: { id }, body: { text } },
    faults,
    onSent: () => {
      clear()
      setIsSaved(true)
    },
  })
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <ErrorSummary {...form.summary} />
      <TextArea
        id={FIELD}
        label={t('notes.label')}
        rows={2}
        value={text}
        maxCharacters={MESSAGE_MAX_CHARACTERS}
        error={form.errorOf(FIELD)}
        onValue={value => {
          setIsSaved(false)
          setText(value)
        }}
      />
      <div className={styles.row}>
        <Button type="submit" variant="secondary" busy={add.isRunning && t('word.saving')}>
          {t('notes.save')}
        </Button>
        <span role="status">{isSaved && t('notes.saved')}</span>
      </div>
    </form>
  )
}
