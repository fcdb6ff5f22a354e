import { contract } from '@salvia/core/api'
import { MESSAGE_MAX_CHARACTERS, ORDER_LINE_MAX_CHARACTERS } from '@salvia/core/limits'
import { countCharacters } from '@salvia/core/primitives'
import type { ReplyTemplate } from '@salvia/core/reply-templates'
import { useState } from 'react'
import { type FieldFault, useSentForm } from '../../../../parts/use-sent-form.ts'
import { useAction } from '../../../../state/action.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { TextField } from '../../../../ui/field/text-field.tsx'
import styles from './reply-templates.module.css'
import { useTexts } from './texts.ts'

const [TITLE, TEXT] = ['template-title', 'template-text']

interface TemplateDialogProps {
  /** The template to change, or null in it for a new one. Null while nothing is asked. */
  readonly asked: { readonly template: ReplyTemplate | null } | null
  readonly onClose: () => void
  readonly onDone: (template: ReplyTemplate) => void
}

/** A dialog to write a template. */
export function TemplateDialog({ asked, onClose, onDone }: TemplateDialogProps) {
  const t = useTexts()
  return (
    <Dialog title={t(asked?.template ? 'changeTitle' : 'addTitle')} isOpen={asked !== null} onClose={onClose}>
      {asked && <TemplateForm template={asked.template} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

interface TemplateFormProps extends Pick<TemplateDialogProps, 'onClose' | 'onDone'> {
  readonly template: ReplyTemplate | null
}

function TemplateForm({ template, onClose, onDone }: TemplateFormProps) {
  const t = useTexts()
  const [title, setTitle] = useState(template?.title ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const save = useSave(template)
  const faults = (): FieldFault[] => [
    ...faultsOf(TITLE, title, ORDER_LINE_MAX_CHARACTERS, t('titleMissing'), limit =>
      t('titleLong', { limit }),
    ),
    ...faultsOf(TEXT, text, MESSAGE_MAX_CHARACTERS, t('textMissing'), limit => t('textLong', { limit })),
  ]
  const form = useSentForm({
    ...save,
    input: { title, text },
    async run(input) {
      const outcome = await save.run(input)
      if (outcome.ok) onDone(outcome.data)
      return outcome
    },
    faults,
    onSent: () => undefined,
  })
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      <ErrorSummary {...form.summary} />
      <TextField
        id={TITLE}
        label={t('word.name')}
        hint={t('titleHint')}
        error={form.errorOf(TITLE)}
        autoComplete="off"
        value={title}
        onValue={setTitle}
      />
      <TextArea
        id={TEXT}
        label={t('textField')}
        rows={8}
        maxCharacters={MESSAGE_MAX_CHARACTERS}
        error={form.errorOf(TEXT)}
        value={text}
        onValue={setText}
      />
      <ButtonRow>
        <Button type="submit" busy={save.isRunning && t('word.saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('word.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}

function faultsOf(
  field: string,
  written: string,
  limit: number,
  missing: string,
  tooLong: (limit: number) => string,
): FieldFault[] {
  const length = countCharacters(written)
  if (length === 0) return [{ field, text: missing }]
  return length > limit ? [{ field, text: tooLong(limit) }] : []
}

type Written = Pick<ReplyTemplate, 'title' | 'text'>

/** Adds a template, or changes this one. */
function useSave(template: ReplyTemplate | null) {
  const create = useAction(contract.replyTemplates.create)
  const update = useAction(contract.replyTemplates.update)
  return {
    ...(template ? update : create),
    run: (body: Written) =>
      template ? update.run({ params: { id: template.id }, body }) : create.run({ body }),
  }
}
