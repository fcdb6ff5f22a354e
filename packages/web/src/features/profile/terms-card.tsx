import { portalPath } from '@salvia/core/portal-paths'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/panel.tsx'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

/** The way to the terms, and so to everything that the browser keeps. @spec §2 */
export function TermsCard() {
  const t = useTexts()
  return (
    <Card title={t('terms.title')}>
      <p className={styles.note}>{t('terms.text')}</p>
      <p className={styles.note}>
        <Link to={portalPath('ownTerms')}>{t('terms.link')}</Link>
      </p>
    </Card>
  )
}
