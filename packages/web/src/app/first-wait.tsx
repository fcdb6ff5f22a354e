import { Mark } from '../ui/leaf.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './first-wait.module.css'
import { useTexts } from './texts.ts'

/** Until the first screen is there; it turns up only when that takes a moment. */
export function FirstWait() {
  const t = useTexts()
  return (
    <div className={styles.wait} role="status">
      <Mark />
      <VisuallyHidden>{t('opening')}</VisuallyHidden>
    </div>
  )
}
