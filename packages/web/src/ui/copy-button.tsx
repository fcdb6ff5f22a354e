import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'
import { useTexts } from './texts.ts'

interface Copying {
  readonly text: string
  /** Says what is copied: "Kopiera anna@exempel.se". */
  readonly label: string
}

/** Copies, and tells the result until the button loses focus. */
function useCopying(text: string) {
  const [told, setTold] = useState<'copied' | 'notCopied'>()
  return {
    told,
    icon: told === 'copied' ? Check : Copy,
    onClick: () => void copyText(text).then(isDone => setTold(isDone ? 'copied' : 'notCopied')),
    onBlur: () => setTold(undefined),
  }
}

/** A small button beside a text, which copies it. The result is shown, and read out. */
export function CopyButton({ text, label }: Copying) {
  const t = useTexts()
  const { told, icon: Icon, ...acts } = useCopying(text)
  return (
    <>
      <button type="button" className={styles.copy} aria-label={label} title={label} {...acts}>
        <Icon aria-hidden />
      </button>
      <span role="status" className={styles.told}>
        {told && t(`copy.${told}`)}
      </span>
    </>
  )
}

/** A button with words that copies a text of several lines. */
export function CopyAllButton({ text, label }: Copying) {
  const t = useTexts()
  const { told, icon, ...acts } = useCopying(text)
  return (
    <>
      <Button variant="secondary" size="small" icon={icon} {...acts}>
        {label}
      </Button>
      <span role="status" className={styles.told}>
        {told && t(`copy.${told}`)}
      </span>
    </>
  )
}
