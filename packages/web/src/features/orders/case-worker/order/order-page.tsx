import { contract } from '@salvia/core/api'
import type { OrderCase } from '@salvia/core/order-cases'
import { AttachmentList } from '../../../../parts/attachments/attachment-list.tsx'
import { MatterCasePage } from '../../../../parts/matters/case-worker/matter-case-page.tsx'
import { useAboutOrder } from '../../../../parts/orders/about-order.ts'
import { OrderFacts, OrderTexts } from '../../../../parts/orders/order-facts.tsx'
import { OrderUnits } from '../../../../parts/orders/order-units.tsx'
import { Section } from '../../../../ui/panel.tsx'
import { OrderBookings } from './order-bookings.tsx'
import { OrdererFacts, PersonFacts } from './order-people.tsx'
import { ownActs } from './own-acts.ts'
import { useTexts } from './texts.ts'
import { useTold } from './use-told.ts'

interface OrderPageProps {
  readonly order: OrderCase
  readonly back: { readonly to: string; readonly text: string }
}

/** One order as a case worker works on it: what the customer wrote, about whom, who ordered it and what has been booked. */
export function OrderPage({ order, back }: OrderPageProps) {
  const t = useTexts()
  const told = useTold(order)
  const service = order.contents.service.name
  const paths = order.units.map(({ path }) => path)
  const about = useAboutOrder({ ...order, units: paths, unitCount: paths.length })
  return (
    <MatterCasePage
      kind="order"
      calls={contract.orderCases}
      matter={order}
      title={about || service}
      subject={service}
      pageTitle={`${order.number} ${service}`}
      back={back}
      told={told}
      own={ownActs(order, { book: { label: t('book.act'), explained: t('book.explain', { told }) } })}
    >
      <OrderTexts contents={order.contents} />
      <OrderFacts order={order} />
      {order.attachments.length > 0 && (
        <Section title={t('files')}>
          <AttachmentList label={t('files')} files={order.attachments} />
        </Section>
      )}
      <PersonFacts order={order} />
      {order.units.length > 0 && order.kind !== 'person' && <OrderUnits units={order.units} />}
      <OrdererFacts order={order} />
      <OrderBookings bookings={order.bookings} />
    </MatterCasePage>
  )
}
