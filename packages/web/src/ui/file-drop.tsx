import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { ChooseFileButton } from './choose-file-button.tsx'
import styles from './file-drop.module.css'
import { InlineMessage } from './message.tsx'
import { useTexts } from './texts.ts'

interface FileDropProps {
  readonly label: string
  /** The button's text: "Välj fil". */
  readonly button: string
  /** Which files can be chosen, in words. */
  readonly hint: string
  /** The file types that the file dialog offers first. The content of the file is checked later. */
  readonly accept: string
  readonly error?: { readonly title: string; readonly action?: string } | undefined
  readonly onFile: (file: File) => void
}

/** Lets the user choose one file with a button, or drop it here. */
export function FileDrop({ label, button, hint, accept, error, onFile }: FileDropProps) {
  const t = useTexts()
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [tooMany, setTooMany] = useState(false)

  const take = (file: File): void => {
    setTooMany(false)
    onFile(file)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    const [file, ...more] = event.dataTransfer.files
    setTooMany(more.length > 0)
    if (file && more.length === 0) onFile(file)
  }
  return (
    <section
      className={styles.zone}
      data-over={isOver || undefined}
      aria-labelledby={`${id}-label`}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden className={styles.icon} />
      <h2 id={`${id}-label`} className={styles.label}>
        {isOver ? t('file.drop') : label}
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.choose}>
        <ChooseFileButton
          accept={accept}
          aria-describedby={`${id}-hint`}
          onFiles={([file]) => file && take(file)}
        >
          {button}
        </ChooseFileButton>
        <span className={styles.or}>{t('file.or')}</span>
      </div>
      <div className={styles.error} role="alert">
        {tooMany && <InlineMessage tone="danger">{t('file.one')}</InlineMessage>}
        {error && !tooMany && (
          <InlineMessage tone="danger" title={error.title}>
            {error.action}
          </InlineMessage>
        )}
      </div>
    </section>
  )
}
