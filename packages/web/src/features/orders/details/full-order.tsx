import { contract } from '@salvia/core/api'
import type { WholeOrder } from '@salvia/core/orders'
import { useState } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { AttachmentList } from '../../../parts/attachments/attachment-list.tsx'
import { ConversationView } from '../../../parts/conversation/conversation-view.tsx'
import { MatterStatusTag } from '../../../parts/matters/matter-status-tag.tsx'
import { useAboutOrder } from '../../../parts/orders/about-order.ts'
import { OrderFacts, OrderTexts } from '../../../parts/orders/order-facts.tsx'
import { OrderSteps } from '../../../parts/orders/order-steps.tsx'
import { OrderUnits } from '../../../parts/orders/order-units.tsx'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { IdText } from '../../../ui/id-text.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/panel.tsx'
import styles from './order.module.css'
import { OrderActs, WithdrawDialog } from './order-acts.tsx'
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
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const [isWithdrawn, setIsWithdrawn] = useState(false)
  const { id, status, ending, conversation } = order
  const conversationLeads = status === 'handled' || conversation.messages.length > 0
  const messages = (
    <ConversationView
      calls={contract.orders}
      params={{ clientNumber }}
      id={id}
      conversation={conversation}
      {...(order.awaitsAnswer && { awaits: 'reader' })}
      isFolded={conversation.messages.at(-1)?.party !== 'provider'}
      lockedNote={ending && <p>{t(`locked.${ending}`)}</p>}
    />
  )
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <OrderHead order={order} onWithdraw={() => setIsAsking(true)} />
        <div role="status">
          {isWithdrawn && <InlineMessage tone="success">{t('withdraw.done')}</InlineMessage>}
        </div>
      </div>
      <div className={styles.main}>
        <OrderLead order={order} />
        <OrderBookings bookings={order.bookings} />
        {conversationLeads && messages}
        <Ordered order={order} />
        {!conversationLeads && messages}
      </div>
      <div className={styles.aside}>
        <OrderSteps steps={order.steps} />
      </div>
      <WithdrawDialog
        params={{ clientNumber, id }}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDone={() => {
          setIsAsking(false)
          setIsWithdrawn(true)
        }}
      />
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
