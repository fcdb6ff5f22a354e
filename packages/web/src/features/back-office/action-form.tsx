import { CASE_TEXT_MAX_CHARACTERS } from '@salvia/core/limits'
import { CASE_ACTIONS, type CaseAction } from '@salvia/core/personnel-file'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import styles from './back-office.module.css'
import { useTexts } from './texts.ts'

export interface ActionInput {
  readonly text: string
  readonly confirmed: boolean
}

interface ActionFormProps {
  readonly action: CaseAction
  readonly isSaving: boolean
  readonly onAct: (input: ActionInput) => void
  readonly onCancel: () => void
}

/** The form of an action: a text to the customer, or the changes to confirm. */
export function ActionForm({ action, isSaving, onAct, onCancel }: ActionFormProps) {
  const t = useTexts()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [confirmed, setConfirmed] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusField = (): void => form.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  useEffect(focusField, [])

  const kind = CASE_ACTIONS[action].form
  const wantsText = kind === 'question' || kind === 'reason'
  const isMissing = wantsText ? text.trim() === '' : !confirmed
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing) focusField()
    else onAct({ text: text.trim(), confirmed })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {wantsText ? (
        <TextArea
          label={t(`act.${kind}`)}
          hint={t(`act.${kind}Hint`)}
          value={text}
          onValue={setText}
          maxCharacters={CASE_TEXT_MAX_CHARACTERS}
          error={isTried && isMissing ? t('act.textMissing') : undefined}
        />
      ) : (
        <Checkbox
          label={t('changes.confirm')}
          checked={confirmed}
          onChecked={setConfirmed}
          error={isTried && isMissing ? t('act.unconfirmed') : undefined}
        />
      )}
      <ButtonRow>
        <Button
          type="submit"
          variant={action === 'reject' ? 'danger' : 'primary'}
          busy={isSaving && t('act.saving')}
        >
          {CASE_ACTIONS[action].label[locale]}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('act.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}
