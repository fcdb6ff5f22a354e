import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
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
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  return (
    <span className={styles.id}>
      <span translate="no">{children}</span>
      {copy && (
        <button
          type="button"
          className={styles.copy}
          aria-label={t('id.copy', { id: children })}
          title={t('id.copy', { id: children })}
          onClick={() => void navigator.clipboard.writeText(children).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
        >
          <Icon aria-hidden />
        </button>
      )}
      {copy && (
        <span role="status" className={styles.done}>
          {copied && t('id.copied')}
        </span>
      )}
    </span>
  )
}
