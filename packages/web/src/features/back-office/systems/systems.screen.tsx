import styles from '../../../parts/case-worker/case-worker.module.css'
import { PageHeader } from '../../../ui/page-header.tsx'
import { FeedsSection } from './feeds-section.tsx'
import { SystemTokens } from './system-tokens.tsx'
import { useTexts } from './texts.ts'

/** What the provider's own systems send to the portal, and the tokens that they send with. */
export function SystemsScreen() {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <FeedsSection />
      <SystemTokens />
    </div>
  )
}
