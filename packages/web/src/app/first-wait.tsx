import { Mark } from '../ui/leaf.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './first-wait.module.css'
import { useTexts } from './texts.ts'

/** Shown until the first screen has loaded; it appears only when loading is slow. */
export function FirstWait() {
  const t = useTexts()
  return (
    <div className={styles.wait} role="status">
      <Mark />
      <VisuallyHidden>{t('opening')}</VisuallyHidden>
    </div>
  )
}
