import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** The customer has no agreement in the portal, or one without services. */
export function NoAgreement() {
  const t = useTexts()
  return (
    <EmptyState title={t('none.title')} illustrated action={<PhoneUs />}>
      {t('none.text')}
    </EmptyState>
  )
}
