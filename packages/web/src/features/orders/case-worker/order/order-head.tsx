import type { OrderCase } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { MatterStatusTag } from '../../../../parts/matters/matter-status-tag.tsx'
import { useAboutOrder } from '../../../../parts/orders/about-order.ts'
import { usePageTitle } from '../../../../state/page-title.state.ts'
import { DateText } from '../../../../ui/date-text.tsx'
import { Link } from '../../../../ui/link.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import styles from './order-case.module.css'
import { useTexts } from './texts.ts'

interface OrderHeadProps {
  readonly order: OrderCase
  readonly back: { readonly to: string; readonly text: string }
}

/** Whom the order is for, what was ordered, by which customer and when. */
export function OrderHead({ order, back }: OrderHeadProps) {
  const t = useTexts()
  const { number, contents, clientNumber, company, createdAt } = order
  // Without the person's name, because titles are stored in the browser's history.
  usePageTitle(`${number} ${contents.service.name}`)
  const paths = order.units.map(({ path }) => path)
  const about = useAboutOrder({ ...order, units: paths, unitCount: paths.length })
  return (
    <PageHeader
      title={about || contents.service.name}
      back={back}
      tag={<MatterStatusTag matter={order} />}
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
