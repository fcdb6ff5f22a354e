import type { SentOrder } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { useNamedCompany } from '../../../state/use-company.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { Confirmation } from '../../../ui/wizard/confirmation.tsx'
import { nameOf } from './employee-step.tsx'
import type { OrderDraft } from './order-draft.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

interface OrderSentProps {
  readonly draft: OrderDraft
  readonly sent: SentOrder
}

/** What was sent, who knows of it, what happens now, and the same order for somebody else. */
export function OrderSent({ draft, sent }: OrderSentProps) {
  const t = useTexts()
  const locale = useLocale()
  usePageTitle(t('sent.title'))
  const company = useNamedCompany()
  const { kind, service, employee, fields } = draft
  const name = employee ? nameOf(employee) : ''
  const again = orderAddress('person', {
    service: service?.portalServiceId,
    clinic: fields.clinic,
    purchaseOrderNumber: fields.purchaseOrderNumber,
  })
  return (
    <Confirmation
      title={t('sent.title')}
      reference={{ label: t('sent.reference'), id: sent.number }}
      company={company === null ? null : { label: t('company'), name: company }}
      what={t(`sent.${kind}`, {
        service: service?.name ?? '',
        name,
        count: draft.units.length,
        subject: fields.subject,
      })}
      actions={
        <>
          <ButtonLink to={portalPath('order', { id: sent.id })}>{t('sent.toOrder')}</ButtonLink>
          {kind === 'person' && (
            <ButtonLink variant="secondary" to={again}>
              {t('sent.again')}
            </ButtonLink>
          )}
          <ButtonLink variant="tertiary" to={portalPath('orders')}>
            {t('toOrders')}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.next}>
        <li>{t('sent.receipt', { email: sent.receiptTo })}</li>
        <li>
          {sent.expectedAnswer
            ? t('sent.answerBy', { date: longDate(sent.expectedAnswer, locale) })
            : t('sent.answer')}
        </li>
        {fields.customFeedbackRecipient && <li>{t('sent.feedback', { name: fields.feedbackName })}</li>}
        {kind === 'person' && <li>{t('sent.employee', { name })}</li>}
      </ul>
    </Confirmation>
  )
}
