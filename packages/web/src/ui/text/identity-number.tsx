import { VisuallyHidden } from '../visually-hidden.tsx'
import { groupedIdentityNumber } from './grouped-numbers.ts'
import styles from './text.module.css'
import { useTexts } from './texts.ts'

interface IdentityNumberProps {
  /** Twelve digits. */
  readonly digits: string
  /** Shows the date of birth alone. */
  readonly isMasked?: boolean
}

/** Someone's personal identity number, in groups; the last four can be kept hidden. */
export function IdentityNumber({ digits, isMasked = false }: IdentityNumberProps) {
  const t = useTexts()
  if (!isMasked) return <span className={styles.figure}>{groupedIdentityNumber(digits)}</span>
  return (
    <span className={styles.figure}>
      <span aria-hidden>{digits.slice(0, 8)}-••••</span>
      <VisuallyHidden>{t('hidden')}</VisuallyHidden>
    </span>
  )
}
