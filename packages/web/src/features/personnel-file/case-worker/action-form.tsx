import { CASE_TEXT_MAX_CHARACTERS } from '@salvia/core/limits'
import { CASE_ACTIONS, type CaseAction, type CaseStatus, caseStatuses } from '@salvia/core/personnel-file'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { RestoredNote } from '../../../parts/conversation/restored-note.tsx'
import { DropText, UnsendableNote } from '../../../parts/conversation/unsendable.tsx'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { useTexts } from './texts.ts'
import type { UnsentText } from './use-action-texts.ts'

export interface ActionInput {
  readonly text: string
  readonly confirmed: boolean
}

interface ActionFormProps {
  readonly action: CaseAction
  /** What is written to the customer; undefined for an action without a text. */
  readonly unsent: UnsentText | undefined
  /** Why the case does not take the text any more; null while it does. */
  readonly blocked: string | null
  /** The status that the case has got since the form was opened; null while it is the same. */
  readonly changedTo: CaseStatus | null
  /** What was sent came after that change, and was refused for it. */
  readonly isOutrun: boolean
  /** It was sent just before the case took it no more. */
  readonly isRefused: boolean
  /** It was sent, and nobody knows whether it arrived. */
  readonly isUnsure: boolean
  /** The case worker has just opened the form. */
  readonly takesFocus: boolean
  readonly isSaving: boolean
  readonly onAct: (input: ActionInput) => void
  readonly onCancel: () => void
}

const focusField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('textarea, input')?.focus()

/** The form of an action: a text to the customer, or the changes to confirm. */
export function ActionForm(props: ActionFormProps) {
  const {
    action,
    unsent,
    blocked,
    changedTo,
    isOutrun,
    isRefused,
    isUnsure,
    takesFocus,
    isSaving,
    onAct,
    onCancel,
  } = props
  const t = useTexts()
  const locale = useLocale()
  const [confirmed, setConfirmed] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) focusField(form.current)
  }, [takesFocus])

  const text = unsent?.text.trim() ?? ''
  const isMissing = unsent ? text === '' : !confirmed
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (blocked !== null) return
    setIsTried(true)
    if (isMissing) focusField(form.current)
    else onAct({ text, confirmed })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {blocked !== null && <UnsendableNote title={blocked} told={isRefused ? unsent?.notSent : undefined} />}
      <div role="alert">
        {isUnsure && unsent && (
          <InlineMessage tone="warning" title={unsent.unsure}>
            <p>{t('act.unsureText')}</p>
          </InlineMessage>
        )}
        {changedTo !== null && (
          <InlineMessage
            tone="warning"
            title={t('act.changed', { status: caseStatuses.table[changedTo].text[locale] })}
          >
            <p>{[isOutrun && unsent?.notSent, t('act.changedText')].filter(Boolean).join(' ')}</p>
          </InlineMessage>
        )}
      </div>
      {unsent?.isRestored && <RestoredNote {...unsent} />}
      {unsent ? (
        <TextArea
          label={t(action === 'ask' ? 'act.question' : 'act.reason')}
          hint={blocked === null ? t(action === 'ask' ? 'act.questionHint' : 'act.reasonHint') : undefined}
          value={unsent.text}
          readOnly={blocked !== null}
          onValue={unsent.setText}
          {...(blocked === null && { maxCharacters: CASE_TEXT_MAX_CHARACTERS })}
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
      {blocked === null ? (
        <ButtonRow>
          <Button
            type="submit"
            variant={action === 'reject' ? 'danger' : 'primary'}
            busy={isSaving && t('word.saving')}
          >
            {CASE_ACTIONS[action].label[locale]}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('word.cancel')}
          </Button>
        </ButtonRow>
      ) : (
        <DropText onDrop={onCancel} />
      )}
    </form>
  )
}
