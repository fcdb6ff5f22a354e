import { contract } from '@salvia/core/api'
import type { ReplyTemplate } from '@salvia/core/reply-templates'
import { ConfirmDialog } from '../../../../parts/case-worker/confirm-dialog.tsx'
import { useAction } from '../../../../state/action.ts'
import { useTexts } from './texts.ts'

interface RemoveTemplateProps {
  /** Null while nothing is asked. */
  readonly template: ReplyTemplate | null
  readonly onClose: () => void
  readonly onDone: (template: ReplyTemplate) => void
}

/** Asks before a template is removed. */
export function RemoveTemplate({ template, onClose, onDone }: RemoveTemplateProps) {
  const t = useTexts()
  const remove = useAction(contract.replyTemplates.remove)
  const confirm = async (): Promise<void> => {
    if (!template) return
    const { ok } = await remove.run({ params: { id: template.id } })
    if (ok) onDone(template)
  }
  return (
    <ConfirmDialog
      title={t('remove.title', { title: template?.title ?? '' })}
      isOpen={template !== null}
      confirm={t('remove.act')}
      cancel={t('word.cancel')}
      busy={remove.isRunning && t('remove.busy')}
      isDanger
      failure={remove.failure}
      onConfirm={() => void confirm()}
      onClose={() => {
        remove.reset()
        onClose()
      }}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}
