import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { Card } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** How to order for the employee. Shown only to those who may. */
export function OrderCard({ firstName }: { readonly firstName: string }) {
  const t = useTexts()
  return (
    <Card title={t('order.title', { name: firstName })}>
      <PhoneUs />
    </Card>
  )
}
