import { dateWithoutWeekday } from '@salvia/core/i18n'
import type { Service } from '@salvia/core/services'
import { useLocale } from '../../../i18n/i18n.ts'
import { OrderLink } from '../../../parts/orders/order-link.tsx'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { ButtonRow } from '../../../ui/button.tsx'
import { Card } from '../../../ui/panel.tsx'
import { orderKindsOf } from './order-kinds-of.ts'
import styles from './services.module.css'
import { useTexts } from './texts.ts'

/** How the service is ordered: in the portal, by phone, or from a later day. */
export function OrderService({ service }: { readonly service: Service }) {
  const t = useTexts()
  const locale = useLocale()
  const { portalServiceId, ordering, lastDay, answerWorkingDays } = service
  return (
    <Card title={t('order.title')}>
      {ordering.kind === 'portal' && (
        <div className={styles.begin}>
          <ButtonRow>
            {orderKindsOf(service).map((who, place) => (
              <OrderLink
                key={who}
                kind={who}
                start={who === 'counselling' ? {} : { service: portalServiceId }}
                variant={place === 0 ? 'primary' : 'secondary'}
              >
                {t(`order.for.${who}`)}
              </OrderLink>
            ))}
          </ButtonRow>
        </div>
      )}
      {ordering.kind === 'phone' && <p>{t(`order.${ordering.reason}`)}</p>}
      {ordering.kind === 'from' && (
        <p>{t('order.from', { date: dateWithoutWeekday(ordering.date, locale) })}</p>
      )}
      {ordering.kind === 'portal' && answerWorkingDays !== undefined && (
        <p>{t('order.answer', { count: answerWorkingDays })}</p>
      )}
      <PhoneUs />
      {lastDay && (
        <p className={styles.minor}>{t('order.lastDay', { date: dateWithoutWeekday(lastDay, locale) })}</p>
      )}
    </Card>
  )
}
