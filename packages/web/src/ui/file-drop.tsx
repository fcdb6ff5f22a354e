import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [tooMany, setTooMany] = useState(false)

  const take = (files: FileList | null): void => {
    setTooMany((files?.length ?? 0) > 1)
    const file = files?.length === 1 ? files[0] : undefined
    if (file) onFile(file)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
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
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={event => {
          take(event.currentTarget.files)
          // Lets the user choose the same file again.
          event.currentTarget.value = ''
        }}
      />
      <div className={styles.choose}>
        <Button aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {button}
        </Button>
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
