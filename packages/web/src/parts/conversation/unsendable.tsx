import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import type { Attachments } from '../attachments/use-attachments.ts'
import styles from './conversation.module.css'
import { RestoredNote } from './restored-note.tsx'
import { useTexts } from './texts.ts'
import type { useUnsentReply } from './use-unsent-reply.ts'

interface UnsendableNoteProps {
  /** Why what is written cannot be sent any more. */
  readonly title: string
  /** What is told before that, such as that it has just been tried in vain. */
  readonly told?: string | undefined
  /** How many files are attached. */
  readonly files?: number
  /** False where files alone are attached. */
  readonly hasText?: boolean
}

/** Says that what is written cannot be sent any more, and that it can be copied. */
export function UnsendableNote({ title, told, files = 0, hasText = true }: UnsendableNoteProps) {
  const t = useTexts()
  return (
    <div role="alert">
      <InlineMessage tone="warning" title={title}>
        {told && <p>{told}</p>}
        {hasText && <p>{t('unsendable.copy')}</p>}
        {files > 0 && <p>{t('unsendable.files', { count: files })}</p>}
      </InlineMessage>
    </div>
  )
}

/** The only way out of a text that cannot be sent. It says what it does, because nothing brings the text back. */
export function DropText({ onDrop }: { readonly onDrop: () => void }) {
  const t = useTexts()
  const id = useId()
  return (
    <div className={styles.drop}>
      <Button variant="secondary" aria-describedby={id} onClick={onDrop}>
        {t('unsendable.drop')}
      </Button>
      <span id={id} className={styles.minor}>
        {t('unsendable.dropText')}
      </span>
    </div>
  )
}

interface UnsendableReplyProps {
  readonly title: string
  readonly label: string
  readonly unsent: ReturnType<typeof useUnsentReply>
  readonly attachments: Pick<Attachments, 'remove'>
  /** Moves focus, which is lost with the button. */
  readonly onDropped: () => void
}

/** A reply that was begun before nothing could be sent any more. It is read and copied until it is dropped. */
export function UnsendableReply({ title, label, unsent, attachments, onDropped }: UnsendableReplyProps) {
  const { text, files, setText } = unsent
  const drop = (): void => {
    for (const file of files) attachments.remove(file)
    setText('')
    onDropped()
  }
  return (
    <div className={styles.form}>
      <UnsendableNote title={title} files={files.length} hasText={text !== ''} />
      {unsent.isRestored && <RestoredNote {...unsent} />}
      {text !== '' && <TextArea label={label} value={text} onValue={setText} readOnly />}
      <DropText onDrop={drop} />
    </div>
  )
}
