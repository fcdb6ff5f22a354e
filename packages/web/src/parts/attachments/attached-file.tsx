import { type Attachment, attachmentStates } from '@salvia/core/conversations'
import { CircleAlert, Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './attachments.module.css'

/** The name and size of a file, what is said of it, and what can be done with it. */
export function FileRow({
  name,
  bytes,
  isRefused = false,
  said,
  act,
}: {
  readonly name: ReactNode
  readonly bytes: number
  readonly isRefused?: boolean
  readonly said?: ReactNode
  readonly act?: ReactNode
}) {
  const locale = useLocale()
  const Icon = isRefused ? CircleAlert : Paperclip
  return (
    <li className={styles.file} data-refused={isRefused || undefined}>
      <Icon aria-hidden />
      <div className={styles.about}>
        <span>
          <span>{name}</span> <span className={styles.minor}>{formatBytes(bytes, locale)}</span>
        </span>
        {said}
      </div>
      {act}
    </li>
  )
}

/** What the virus scan says of a file. Nothing is said of a clean one. */
export function ScanState({ file: { state } }: { readonly file: Attachment }) {
  const locale = useLocale()
  const { text } = attachmentStates.table[state]
  if (state === 'clean') return null
  return <span className={state === 'infected' ? styles.refusal : styles.minor}>{text[locale]}</span>
}
