import { portalPath } from '@salvia/core/portal-paths'
import { Leaf } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './not-found.module.css'
import { useTexts } from './texts.ts'

/** Shown for an address without a screen. */
export function NotFoundScreen() {
  const t = useTexts()
  return (
    <div className={styles.screen}>
      <Leaf />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <Link to={portalPath('start')}>{t('start')}</Link>
      </p>
    </div>
  )
}
