import { portalPath } from '@salvia/core/portal-paths'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/panel.tsx'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

/** A link to the terms, which also list everything that the browser stores. @spec §2 */
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
