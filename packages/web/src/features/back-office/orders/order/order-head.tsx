import type { OrderCase } from '@salvia/core/order-cases'
import { ORDER_ENDINGS, orderStatuses } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { useLocale } from '../../../../i18n/i18n.ts'
import { usePageTitle } from '../../../../state/page-title.state.ts'
import { DateText } from '../../../../ui/date-text.tsx'
import { Link } from '../../../../ui/link.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import styles from './order-case.module.css'
import { useTexts } from './texts.ts'

interface OrderHeadProps {
  readonly order: OrderCase
  readonly back: { readonly to: string; readonly text: string }
}

/** Whom the order is for, what was ordered, by which customer and when. */
export function OrderHead({ order, back }: OrderHeadProps) {
  const t = useTexts()
  const locale = useLocale()
  const { number, status, ending, contents, clientNumber, company, createdAt } = order
  // Without the person's name, because titles are stored in the browser's history.
  usePageTitle(`${number} ${contents.service.name}`)
  const { text } = ending === null ? orderStatuses.table[status] : ORDER_ENDINGS[ending]
  return (
    <PageHeader
      title={useAbout(order)}
      back={back}
      tag={<StatusTag tone={orderStatuses.table[status].tone}>{text[locale]}</StatusTag>}
      meta={
        <>
          <strong className={styles.service}>{contents.service.name}</strong>
          <span className={styles.number}>{number}</span>
          <Link to={portalPath('backOfficeCustomer', { clientNumber })}>{company}</Link>
          <span>
            {t('sent')} <DateText moment={createdAt} as="time" />
          </span>
        </>
      }
    />
  )
}

/** The person, or the units: "Montering + 2 enheter". */
function useAbout({ employee, contents, units }: OrderCase): string {
  const t = useTexts()
  if (employee) return fullName(employee)
  const [first] = units
  if (!first) return contents.service.name
  const unit = first.path.at(-1) ?? ''
  return units.length > 1 ? t('moreUnits', { unit, count: units.length - 1 }) : unit
}
