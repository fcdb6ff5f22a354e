import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

/** Told to who holds no orderer role at the company. @spec §6 */
export function MayNotOrder() {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <PageHeader title={t('new')} />
      <EmptyState title={t('mayNot.title')} illustrated action={<PhoneUs />}>
        {t('mayNot.text')}
      </EmptyState>
    </div>
  )
}
