import { contract } from '@salvia/core/api'
import { CHECK_NOTE_NAMES, type CheckNoteRow } from '@salvia/core/certificates'
import { useState } from 'react'
import { formatDateTime } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

interface CheckNotesProps {
  readonly notes: readonly CheckNoteRow[]
  readonly mayChange: boolean
}

/** The notes about a check, the latest first. One that was taken back stays, and says so. */
export function CheckNotes({ notes, mayChange }: CheckNotesProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<CheckNoteRow | null>(null)
  if (notes.length === 0) return null
  return (
    <div className={styles.card}>
      <h3>{t('notes.title')}</h3>
      <ul className={styles.notes}>
        {notes.map(note => (
          <Note key={note.id} note={note} onTakeBack={mayChange ? () => setAsked(note) : undefined} />
        ))}
      </ul>
      {asked && <RetractionDialog note={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

interface NoteProps {
  readonly note: CheckNoteRow
  readonly onTakeBack: (() => void) | undefined
}

function Note({ note, onTakeBack }: NoteProps) {
  const t = useTexts()
  const locale = useLocale()
  const { kind, date, by, at, takenBack } = note
  return (
    <li className={styles.note}>
      <span className={takenBack ? styles.off : undefined}>
        <strong>{CHECK_NOTE_NAMES[kind][locale]}</strong> <time dateTime={date}>{date}</time>
      </span>
      <span className={styles.minor}>
        {takenBack
          ? t('notes.takenBack', { by: takenBack.by, at: formatDateTime(takenBack.at) })
          : t('notes.by', { by, at: formatDateTime(at) })}
      </span>
      {!takenBack && onTakeBack && (
        <Button variant="tertiary" size="small" onClick={onTakeBack}>
          {t('notes.takeBack')}
        </Button>
      )}
    </li>
  )
}

function RetractionDialog({ note, onClose }: { readonly note: CheckNoteRow; readonly onClose: () => void }) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useAtomValue(clientNumberAtom) ?? ''
  const takeBack = useAction(contract.certificates.takeBack)
  const press = async (): Promise<void> => {
    const answer = await takeBack.run({ params: { clientNumber, id: note.id } })
    if (answer.ok) onClose()
  }
  return (
    <Dialog title={t('retraction.title')} isOpen onClose={onClose}>
      <div className={styles.form}>
        <p>{t('retraction.text', { note: CHECK_NOTE_NAMES[note.kind][locale], date: note.date })}</p>
        <FailureMessage failure={takeBack.failure} />
        <ButtonRow>
          <Button busy={takeBack.isRunning && t('retraction.doing')} onClick={() => void press()}>
            {t('retraction.do')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('retraction.keep')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
