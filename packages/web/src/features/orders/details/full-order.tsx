import { contract } from '@salvia/core/api'
import type { WholeOrder } from '@salvia/core/orders'
import { RotateCcw } from 'lucide-react'
import { AttachmentList } from '../../../parts/attachments/attachment-list.tsx'
import type { MatterLink } from '../../../parts/matters/matter-actions.tsx'
import { MatterPage } from '../../../parts/matters/matter-page.tsx'
import { useAboutOrder } from '../../../parts/orders/about-order.ts'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { OrderFacts, OrderTexts } from '../../../parts/orders/order-facts.tsx'
import { OrderUnits } from '../../../parts/orders/order-units.tsx'
import { Section } from '../../../ui/panel.tsx'
import { OrderBookings } from './order-bookings.tsx'
import { OrderLead } from './order-lead.tsx'
import { usePeopleFacts } from './people-facts.tsx'
import { useTexts } from './texts.ts'
import { useBackToOrders } from './use-back-to-orders.ts'

interface FullOrderProps {
  readonly clientNumber: string
  readonly order: WholeOrder
}

/** All of an order: where it stands, its times, and what was ordered, as it was sent. */
export function FullOrder({ clientNumber, order }: FullOrderProps) {
  const t = useTexts()
  const people = usePeopleFacts(order)
  const service = order.contents.service.name
  const paths = order.units.map(({ path }) => path)
  const about = useAboutOrder({ ...order, units: paths, unitCount: paths.length })
  return (
    <MatterPage
      kind="order"
      calls={contract.orders}
      clientNumber={clientNumber}
      matter={order}
      title={about || service}
      subject={service}
      pageTitle={`${service}, ${order.number}`}
      back={useBackToOrders()}
      link={useOrderAgain(order)}
      lead={
        <>
          <OrderLead order={order} />
          <OrderBookings bookings={order.bookings} />
        </>
      }
    >
      <OrderTexts contents={order.contents} />
      {/* When an answer comes stands first on the page. */}
      <OrderFacts order={{ contents: order.contents, expectedAnswer: null }} more={people} />
      {order.kind !== 'person' && order.units.length > 0 && <OrderUnits units={order.units} />}
      {order.attachments.length > 0 && (
        <Section title={t('files')}>
          <AttachmentList label={t('files')} files={order.attachments} />
        </Section>
      )}
    </MatterPage>
  )
}

/** The way to ordering the same again, for who may. */
function useOrderAgain({ kind, contents, mayOrderAgain }: WholeOrder): MatterLink | null {
  const t = useTexts()
  if (!mayOrderAgain) return null
  const to = orderAddress(kind, {
    service: contents.service.id ?? undefined,
    clinic: contents.place?.clinic.id,
    purchaseOrderNumber: contents.purchaseOrderNumber ?? undefined,
  })
  return { label: t('again'), icon: RotateCcw, to }
}
