import { contract } from '@salvia/core/api'
import {
  CERTIFICATE_TYPE_NAMES,
  CERTIFICATE_TYPES,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  type MedicalCheck,
  type ReplacedEntry,
} from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { SupportContact } from '../../../parts/support/support-contact.tsx'
import { useAction } from '../../../state/action.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { DateField } from '../../../ui/field/date-field.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { type AddDraft, readDraft, type WatchedEmployee } from './add-draft.ts'
import { FindEmployee } from './find-employee.tsx'
import styles from './parts.module.css'
import { ReplaceQuestion } from './replace-question.tsx'
import { useTexts } from './texts.ts'

interface AddDialogProps {
  /** Known where the dialog opens beside somebody. */
  readonly employee?: WatchedEmployee | undefined
  readonly check?: MedicalCheck | undefined
  readonly onClose: () => void
}

/** Adds a monitoring, or without an end date a manual entry; asks before it replaces one. @spec §5 */
export function AddDialog({ employee, check, onClose }: AddDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useAtomValue(clientNumberAtom) ?? ''
  const add = useAction(contract.certificates.add)
  const [draft, setDraft] = useState<AddDraft>({
    employee: employee ?? null,
    check: check ?? '',
    start: stockholmDate(serverTime()),
    end: '',
    isEmployersStatement: false,
  })
  const [attempt, setAttempt] = useState(0)
  const [existing, setExisting] = useState<readonly ReplacedEntry[] | null>(null)
  const [isDone, setIsDone] = useState(false)
  const today = stockholmDate(serverTime())
  const missing = {
    noEmployee: t('add.noEmployee'),
    noCheck: t('add.noCheck'),
    noStart: t('add.noStart'),
    badEnd: t('add.badEnd'),
  }
  const read = readDraft(draft, missing, { today, locale })

  const send = async (replaces: readonly string[]): Promise<void> => {
    if (read.kind === 'wrong') return
    const body = { ...read.monitoring, employee: read.employee.id, replaces: [...replaces] }
    const answer = await add.run({ params: { clientNumber }, body })
    if (!answer.ok) return
    setIsDone(answer.data.kind === 'added')
    setExisting(answer.data.kind === 'exists' ? answer.data.existing : null)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAttempt(attempt + 1)
    void send([])
  }
  const name = draft.employee?.name ?? t('add.numberChosen')
  if (isDone)
    return (
      <Dialog title={t('add.title')} isOpen onClose={onClose}>
        <div className={styles.stack}>
          <div role="status">
            <InlineMessage tone="success" title={t('add.done')} />
          </div>
          <ButtonRow>
            <Button onClick={onClose}>{t('add.close')}</Button>
          </ButtonRow>
        </div>
      </Dialog>
    )
  if (existing && read.kind === 'right')
    return (
      <ReplaceQuestion
        name={name}
        monitoring={read.monitoring}
        existing={existing}
        action={add}
        onReplace={() => void send(existing.map(({ id }) => id))}
        onBack={() => setExisting(null)}
      />
    )
  return (
    <Dialog title={t('add.title')} isOpen onClose={onClose}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <ErrorSummary errors={read.kind === 'wrong' ? fieldErrors(read.faults) : []} attempt={attempt} />
        {add.failure?.code === 'EMPLOYEE_NUMBER_INVALID' ? (
          <InlineMessage tone="warning" title={t('add.invalid')}>
            <p>{t('add.invalidText', { name })}</p>
            <SupportContact subject="technical" />
          </InlineMessage>
        ) : (
          <FailureMessage failure={add.failure} />
        )}
        <p>{t('add.intro')}</p>
        <AddFields
          draft={draft}
          onDraft={setDraft}
          errorOf={field =>
            attempt > 0 && read.kind === 'wrong'
              ? read.faults.find(fault => fault.field === field)?.text
              : undefined
          }
        />
        <ButtonRow>
          <Button type="submit" busy={add.isRunning && t('add.adding')}>
            {t('add.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('add.cancel')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  )
}

type Field = 'employee' | 'check' | 'start' | 'end'
const idOf = (field: Field): string => `monitoring-${field}`
const fieldErrors = (faults: readonly { readonly field: Field; readonly text: string }[]) =>
  faults.map(({ field, text }) => ({ field: idOf(field), text }))

interface AddFieldsProps {
  readonly draft: AddDraft
  readonly onDraft: (draft: AddDraft) => void
  readonly errorOf: (field: Field) => string | undefined
}

function AddFields({ draft, onDraft, errorOf }: AddFieldsProps) {
  const t = useTexts()
  const change = (part: Partial<AddDraft>): void => onDraft({ ...draft, ...part })
  return (
    <>
      <FindEmployee
        id={idOf('employee')}
        chosen={draft.employee}
        onChoose={employee => change({ employee })}
        error={errorOf('employee')}
      />
      <SelectField
        id={idOf('check')}
        label={t('add.check')}
        value={draft.check}
        options={[{ value: '', label: t('add.pick') }, ...useCheckOptions()]}
        onValue={check => change({ check })}
        error={errorOf('check')}
      />
      <DateField
        id={idOf('start')}
        label={t('add.start')}
        value={draft.start}
        onValue={start => change({ start })}
        error={errorOf('start')}
      />
      <DateField
        id={idOf('end')}
        label={t('add.end')}
        hint={t('add.endHint')}
        optional
        value={draft.end}
        onValue={end => change({ end })}
        error={errorOf('end')}
      />
      {draft.end.trim() === '' && (
        <Checkbox
          label={t('add.statement')}
          hint={t('add.statementHint')}
          checked={draft.isEmployersStatement}
          onChecked={isEmployersStatement => change({ isEmployersStatement })}
        />
      )}
    </>
  )
}

/** Every check, those of a type together. */
function useCheckOptions(): { value: MedicalCheck; label: string }[] {
  const locale = useLocale()
  return CERTIFICATE_TYPE_NAMES.flatMap(type =>
    MEDICAL_CHECK_NAMES.filter(check => certificateTypeOf(check) === type).map(check => ({
      value: check,
      label: `${MEDICAL_CHECKS[check].name[locale]} (${CERTIFICATE_TYPES[type].name[locale].toLowerCase()})`,
    })),
  )
}
