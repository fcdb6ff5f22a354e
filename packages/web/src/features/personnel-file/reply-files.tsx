import { contract } from '@salvia/core/api'
import { ATTACHMENT_MAX_BYTES } from '@salvia/core/limits'
import type { Attachment, Upload } from '@salvia/core/personnel-file'
import { maskFileName } from '@salvia/core/primitives'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { callEndpoint } from '../../state/api.ts'
import { useStep } from '../../state/step.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FailureMessage } from '../../ui/failure-message.tsx'
import styles from './question-reply.module.css'
import { useTexts } from './texts.ts'

interface ReplyFilesProps {
  readonly upload: Upload
  readonly files: readonly Attachment[]
  readonly onFiles: (files: readonly Attachment[]) => void
  readonly isFull: boolean
}

/** The files that go with a reply. Each is taken at once, and sent with the reply. */
export function ReplyFiles({ upload, files, onFiles, isFull }: ReplyFilesProps) {
  const t = useTexts()
  const locale = useLocale()
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const { clientNumber, id } = upload
  const attach = useStep((file: File) => {
    const body = new FormData()
    body.append('file', file, maskFileName(file.name))
    const idempotencyKey = crypto.randomUUID()
    return callEndpoint(
      contract.personnelFile.attachToReply,
      { params: { clientNumber, id }, body },
      { idempotencyKey },
    )
  })
  const take = async (file: File): Promise<void> => {
    attach.reset()
    setTooLarge(file.size > ATTACHMENT_MAX_BYTES)
    if (file.size > ATTACHMENT_MAX_BYTES) return
    const taken = await attach.run(file)
    if (taken.ok) onFiles([...files, taken.data])
  }
  const limit = { size: formatBytes(ATTACHMENT_MAX_BYTES, locale) }
  const failure = tooLarge
    ? { title: t('reply.fileTooLarge'), action: t('reply.fileTooLargeAction', limit) }
    : attach.failure
  return (
    <div className={styles.files}>
      {files.length > 0 && (
        <ul className={styles.list} aria-label={t('reply.files')}>
          {files.map(file => (
            <li key={file.id} className={styles.file}>
              <Paperclip aria-hidden />
              <span>
                {file.name}, {formatBytes(file.bytes, locale)}
              </span>
              <IconButton
                icon={X}
                label={t('reply.remove', { name: file.name })}
                onClick={() => onFiles(files.filter(known => known !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.png,.jpg,.jpeg,.txt,.csv"
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          if (file) void take(file)
          // Lets the user choose the same file again.
          event.currentTarget.value = ''
        }}
      />
      {!isFull && (
        <div className={styles.attach}>
          <Button
            variant="secondary"
            size="small"
            icon={Paperclip}
            busy={attach.isRunning && t('reply.attaching')}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            {t('reply.attach')}
          </Button>
          <span id={hint} className={styles.hint}>
            {t('reply.attachHint', limit)}
          </span>
        </div>
      )}
      <FailureMessage failure={failure} />
    </div>
  )
}
