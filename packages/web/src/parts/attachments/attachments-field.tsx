import { ACCEPTED_ENDINGS } from '@salvia/core/conversations'
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_PER_MESSAGE } from '@salvia/core/limits'
import { Paperclip, X } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { IconButton } from '../../ui/button.tsx'
import { ChooseFileButton } from '../../ui/choose-file-button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { Progress } from '../../ui/progress.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FileRow, ScanState } from './attached-file.tsx'
import styles from './attachments.module.css'
import { useTexts } from './texts.ts'
import type { Attachments } from './use-attachments.ts'
import type { Upload } from './use-uploads.ts'

interface AttachmentsFieldProps {
  /** Id of the button, which an error summary links to. */
  readonly id?: string
  readonly attachments: Attachments
  /** What is wrong with the files, found by the form. */
  readonly error?: string | undefined
  /** What the files are for, when the form has something to say about it. */
  readonly hint?: string
}

/** Takes files to send with a form: chosen with a button, or dropped here, several at once. */
export function AttachmentsField({ id, attachments, error, hint }: AttachmentsFieldProps) {
  const t = useTexts()
  const locale = useLocale()
  const ownId = useId()
  const buttonId = id ?? ownId
  const button = useRef<HTMLButtonElement>(null)
  const { files, gone, uploads, leftOut, news, add, dismiss, remove } = attachments
  const { isOver, zone } = useDrop(add)
  const limits = { limit: ATTACHMENTS_PER_MESSAGE, size: formatBytes(ATTACHMENT_MAX_BYTES, locale) }
  /** The pressed button goes with its row, so the focus moves to the one that stays. */
  const andFocus = (act: () => void) => () => {
    act()
    button.current?.focus()
  }
  return (
    <section
      className={styles.field}
      aria-labelledby={`${buttonId}-label`}
      data-over={isOver || undefined}
      {...zone}
    >
      <p id={`${buttonId}-label`} className={styles.label}>
        {t('label')}
      </p>
      <p id={`${buttonId}-hint`} className={styles.hint}>
        {hint} {t('hint', limits)}
      </p>
      {error && <FieldError id={`${buttonId}-error`}>{error}</FieldError>}
      {files.length + uploads.length > 0 && (
        <ul className={styles.files} aria-labelledby={`${buttonId}-label`}>
          {files.map(file => (
            <FileRow
              key={file.id}
              name={file.name}
              bytes={file.bytes}
              isRefused={file.state === 'infected' || gone.includes(file.id)}
              said={
                gone.includes(file.id) ? (
                  <span className={styles.refusal}>{t('gone')}</span>
                ) : (
                  <ScanState file={file} />
                )
              }
              act={
                <IconButton
                  icon={X}
                  label={t('remove', { name: file.name })}
                  onClick={andFocus(() => remove(file))}
                />
              }
            />
          ))}
          {uploads.map(upload => (
            <UploadRow key={upload.key} upload={upload} onDismiss={andFocus(() => dismiss(upload))} />
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <InlineMessage tone="warning">
          {t('tooMany', { count: leftOut, limit: ATTACHMENTS_PER_MESSAGE })}
        </InlineMessage>
      )}
      <div className={styles.choose}>
        <ChooseFileButton
          id={buttonId}
          ref={button}
          accept={ACCEPTED_ENDINGS}
          multiple
          variant="secondary"
          size="small"
          icon={Paperclip}
          aria-describedby={`${buttonId}-hint${error ? ` ${buttonId}-error` : ''}`}
          onFiles={add}
        >
          {t('choose')}
        </ChooseFileButton>
        <span className={styles.or}>{t(isOver ? 'drop' : 'or')}</span>
      </div>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </section>
  )
}

/** A file that is being uploaded, or the reason why it was not taken. */
function UploadRow({ upload, onDismiss }: { readonly upload: Upload; readonly onDismiss: () => void }) {
  const t = useTexts()
  const { name, bytes, refusal } = upload
  if (!refusal) {
    return (
      <FileRow
        name={<VisuallyHidden>{name}</VisuallyHidden>}
        bytes={bytes}
        said={<Progress label={t('uploading', { name })} />}
        act={<IconButton icon={X} label={t('cancel', { name })} onClick={onDismiss} />}
      />
    )
  }
  return (
    <FileRow
      name={name}
      bytes={bytes}
      isRefused
      said={
        <span className={styles.refusal}>
          {refusal.title} {refusal.action}
        </span>
      }
      act={<IconButton icon={X} label={t('remove', { name })} onClick={onDismiss} />}
    />
  )
}

/** Takes files that are dropped. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, zone }
}
