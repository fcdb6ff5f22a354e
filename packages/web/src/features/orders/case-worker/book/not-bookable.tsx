import { errorText } from '@salvia/core/error-catalogue'
import type { OrderCase } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../../i18n/i18n.ts'
import { MissingPage } from '../../../../parts/missing-page.tsx'
import { useTexts } from './texts.ts'

/** Shown in place of the steps when no time can be booked for the order. */
export function NotBookable({ order }: { readonly order: OrderCase }) {
  const t = useTexts()
  const { title, action } = errorText('ORDER_NOT_BOOKABLE', useLocale(), {})
  const back = { to: portalPath('backOfficeOrder', { id: order.id }), text: t('back') }
  return <MissingPage title={title} text={action} back={back} />
}
