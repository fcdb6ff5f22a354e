import { portalPath } from '@salvia/core/portal-paths'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './terms.module.css'
import { Terms } from './terms.tsx'
import { useTexts } from './texts.ts'

/** The terms, for visitors and users. @spec §2 */
export function TermsScreen() {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <Terms />
    </div>
  )
}

/** The same terms inside the profile, with a link back to it. @spec §2 */
export function OwnTermsScreen() {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} back={{ to: portalPath('profile'), text: t('back') }} />
      <Terms />
    </div>
  )
}
