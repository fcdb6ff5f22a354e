import { contract } from '@salvia/core/api'
import type { WholeOrder } from '@salvia/core/orders'
import { formatDate } from '../../../i18n/format.ts'
import { AttachmentList } from '../../../parts/attachments/attachment-list.tsx'
import { conversationLeads, MatterConversation } from '../../../parts/matters/matter-conversation.tsx'
import { MatterStatusTag } from '../../../parts/matters/matter-status-tag.tsx'
import { MatterSteps } from '../../../parts/matters/matter-steps.tsx'
import { useWithdrawal } from '../../../parts/matters/withdrawal.tsx'
import { useAboutOrder } from '../../../parts/orders/about-order.ts'
import { OrderFacts, OrderTexts } from '../../../parts/orders/order-facts.tsx'
import { OrderUnits } from '../../../parts/orders/order-units.tsx'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { IdText } from '../../../ui/id-text.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/panel.tsx'
import styles from './order.module.css'
import { OrderActs } from './order-acts.tsx'
import { OrderBookings } from './order-bookings.tsx'
import { OrderLead } from './order-lead.tsx'
import { usePeopleFacts } from './people-facts.tsx'
import { useTexts } from './texts.ts'
import { useBackToOrders } from './use-back-to-orders.ts'

interface FullOrderProps {
  readonly clientNumber: string
  readonly order: WholeOrder
}

/** All of an order. Once somebody has written, or it is handled, the conversation comes before what was ordered. */
export function FullOrder({ clientNumber, order }: FullOrderProps) {
  const withdrawal = useWithdrawal({
    ...{ kind: 'order', call: contract.orders.withdraw, params: { clientNumber, id: order.id } },
  })
  const leads = conversationLeads(order)
  const messages = (
    <MatterConversation kind="order" calls={contract.orders} clientNumber={clientNumber} matter={order} />
  )
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <OrderHead order={order} onWithdraw={withdrawal.ask} />
        {withdrawal.told}
      </div>
      <div className={styles.main}>
        <OrderLead order={order} />
        <OrderBookings bookings={order.bookings} />
        {leads && messages}
        <Ordered order={order} />
        {!leads && messages}
      </div>
      <div className={styles.aside}>
        <MatterSteps steps={order.steps} />
      </div>
      {withdrawal.dialog}
    </div>
  )
}

interface OrderHeadProps extends Pick<FullOrderProps, 'order'> {
  readonly onWithdraw: () => void
}

/** Whom the order is for, its service, and who sent it. */
function OrderHead({ order, onWithdraw }: OrderHeadProps) {
  const t = useTexts()
  const { number, contents, units, createdAt, maker, isOwn } = order
  const service = contents.service.name
  // Without the employee's name, because titles are stored in the browser's history.
  usePageTitle(`${service}, ${number}`)
  const paths = units.map(({ path }) => path)
  const about = useAboutOrder({ ...order, units: paths, unitCount: paths.length })
  return (
    <PageHeader
      title={about || service}
      back={useBackToOrders()}
      tag={<MatterStatusTag matter={order} />}
      meta={
        <>
          <strong className={styles.service}>{service}</strong>
          <IdText>{number}</IdText>
          <span>{t('sentBy', { date: formatDate(createdAt), name: isOwn ? t('you') : maker })}</span>
        </>
      }
      actions={<OrderActs order={order} onWithdraw={onWithdraw} />}
    />
  )
}

/** What was ordered, as it was sent. */
function Ordered({ order }: Pick<FullOrderProps, 'order'>) {
  const t = useTexts()
  const people = usePeopleFacts(order)
  return (
    <>
      <OrderTexts contents={order.contents} />
      {/* When an answer comes stands first on the page. */}
      <OrderFacts order={{ contents: order.contents, expectedAnswer: null }} more={people} />
      {order.kind !== 'person' && order.units.length > 0 && <OrderUnits units={order.units} />}
      {order.attachments.length > 0 && (
        <Section title={t('files')}>
          <AttachmentList label={t('files')} files={order.attachments} />
        </Section>
      )}
    </>
  )
}
