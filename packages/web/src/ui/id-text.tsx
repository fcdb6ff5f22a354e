import { CopyButton } from './copy-button.tsx'
import styles from './id-text.module.css'
import { useTexts } from './texts.ts'

interface IdTextProps {
  readonly children: string
  /** Adds a copy button. */
  readonly copy?: boolean
}

/** A number or code that users read out, compare or paste. It does not break across lines. */
export function IdText({ children, copy = false }: IdTextProps) {
  const t = useTexts()
  return (
    <span className={styles.id}>
      <span translate="no">{children}</span>
      {copy && <CopyButton text={children} label={t('copy.label', { text: children })} />}
    </span>
  )
}
