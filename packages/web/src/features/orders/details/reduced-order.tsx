import type { OrderDetails } from '@salvia/core/orders'
import type { ReactNode } from 'react'
import { MatterStatusTag } from '../../../parts/matters/matter-status-tag.tsx'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/panel.tsx'
import styles from './order.module.css'
import { OrderBookings } from './order-bookings.tsx'
import { useTexts } from './texts.ts'
import { useBackToOrders } from './use-back-to-orders.ts'

type Reduced<Access extends OrderDetails['access']> = Extract<OrderDetails, { access: Access }>

/** An order for units of which the user orders for some: number, date, status and the times that the user may see. */
export function LimitedOrder({ order }: { readonly order: Reduced<'limited'> }) {
  const t = useTexts()
  return (
    <ReducedPage order={order} kind="limited" tag={<MatterStatusTag matter={order} />}>
      {order.bookings.length === 0 ? (
        <p className={styles.minor}>{t('limited.noBookings')}</p>
      ) : (
        <OrderBookings bookings={order.bookings} />
      )}
    </ReducedPage>
  )
}

/** An order whose maker has lost access since: the text as it was sent. */
export function TextOrder({ order }: { readonly order: Reduced<'text'> }) {
  const t = useTexts()
  return (
    <ReducedPage order={order} kind="text" meta={<strong className={styles.service}>{order.service}</strong>}>
      <Section title={t('text.written')}>
        <p className={order.text === '' ? styles.minor : styles.written}>{order.text || t('text.none')}</p>
      </Section>
    </ReducedPage>
  )
}

interface ReducedPageProps {
  readonly order: Reduced<'limited' | 'text'>
  readonly kind: 'limited' | 'text'
  readonly tag?: ReactNode
  readonly meta?: ReactNode
  readonly children: ReactNode
}

function ReducedPage({ order, kind, tag, meta, children }: ReducedPageProps) {
  const t = useTexts()
  usePageTitle(order.number)
  return (
    <div className={styles.page}>
      <PageHeader
        title={order.number}
        back={useBackToOrders()}
        tag={tag}
        meta={
          <>
            {meta}
            <DateText moment={order.createdAt} />
          </>
        }
      />
      <InlineMessage tone="info" title={t(`reducedTitle.${kind}`)}>
        <p>{t(`reducedText.${kind}`)}</p>
      </InlineMessage>
      {children}
    </div>
  )
}
