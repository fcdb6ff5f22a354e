import { contract } from '@salvia/core/api'
import {
  CHECK_NOTE_KINDS,
  CHECK_NOTE_NAMES,
  type CheckNoteKind,
  isNoteOf,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  type MedicalCheck,
} from '@salvia/core/certificates'
import { parseIsoDate, stockholmDate } from '@salvia/core/primitives'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { DateField } from '../../../ui/field/date-field.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

interface NoteDialogProps {
  /** `pidHash` of the employee. */
  readonly employee: string
  readonly onClose: () => void
}

/** Notes something about a check of an employee: only what fits the check, and nothing that is still to come. */
export function NoteDialog({ employee, onClose }: NoteDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useAtomValue(clientNumberAtom) ?? ''
  const note = useAction(contract.certificates.note)
  const today = stockholmDate(serverTime())
  const [check, setCheck] = useState<MedicalCheck>('night-work')
  const [kind, setKind] = useState<CheckNoteKind | ''>('')
  const [written, setWritten] = useState<string>(today)
  const [isSent, setIsSent] = useState(false)
  const kinds = CHECK_NOTE_KINDS.filter(one => isNoteOf(check, one))
  const chosen = kinds.find(one => one === kind)
  const date = parseIsoDate(written)
  const dateError = date === undefined ? t('notes.noDate') : date > today ? t('notes.future') : undefined
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsSent(true)
    if (chosen === undefined || date === undefined || dateError) return
    const answer = await note.run({
      params: { clientNumber, id: employee },
      body: { check, kind: chosen, date },
    })
    if (answer.ok) onClose()
  }
  return (
    <Dialog title={t('notes.add')} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <SelectField
          label={t('notes.check')}
          value={check}
          options={MEDICAL_CHECK_NAMES.map(value => ({ value, label: MEDICAL_CHECKS[value].name[locale] }))}
          onValue={setCheck}
        />
        <SelectField
          label={t('notes.kind')}
          value={chosen ?? ''}
          options={[
            { value: '' as const, label: t('notes.pick') },
            ...kinds.map(value => ({ value, label: CHECK_NOTE_NAMES[value][locale] })),
          ]}
          onValue={setKind}
          error={isSent && chosen === undefined ? t('notes.noKind') : undefined}
        />
        <DateField
          label={t('notes.date')}
          value={written}
          onValue={setWritten}
          max={today}
          error={isSent ? dateError : undefined}
        />
        <p className={styles.minor}>{t('notes.stays')}</p>
        <FailureMessage failure={note.failure} />
        <ButtonRow>
          <Button type="submit" busy={note.isRunning && t('notes.saving')}>
            {t('notes.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('notes.cancel')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  )
}
