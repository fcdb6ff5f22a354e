import type { CoworkerDetails } from '@salvia/core/coworkers'
import { OrderLink } from '../../../parts/orders/order-link.tsx'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { ButtonRow } from '../../../ui/button.tsx'
import { Card } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** How to order for the employee. Shown only to those who may. */
export function OrderCard({ firstName, pidHash }: Pick<CoworkerDetails, 'firstName' | 'pidHash'>) {
  const t = useTexts()
  return (
    <Card title={t('order.title', { name: firstName })}>
      <ButtonRow>
        <OrderLink kind="person" start={{ employee: pidHash }}>
          {t('word.newOrder')}
        </OrderLink>
      </ButtonRow>
      <PhoneUs />
    </Card>
  )
}
