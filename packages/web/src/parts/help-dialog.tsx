import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTexts } from '../ui/texts.ts'
import styles from './help-dialog.module.css'
import type { Help } from './help-parameter.ts'

interface HelpDialogProps {
  readonly help: Help
  readonly title: string
  /** One paragraph for each text. */
  readonly texts: readonly string[]
  /** More, below the paragraphs; above them when a part of it was asked for. */
  readonly more?: ReactNode
}

/** Explains what a page shows, what it leaves out, and why. Opened by `useHelp`, so that it has an address. @spec §2 */
export function HelpDialog({ help, title, texts, more }: HelpDialogProps) {
  const t = useTexts()
  return (
    <Dialog
      title={title}
      isOpen={help.isOpen}
      onClose={help.close}
      actions={<Button onClick={help.close}>{t('word.close')}</Button>}
    >
      <div className={styles.help}>
        {help.topic !== null && more}
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
        {help.topic === null && more}
      </div>
    </Dialog>
  )
}
