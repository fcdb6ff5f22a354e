import { contract } from '@salvia/core/api'
import type { OrderCase } from '@salvia/core/order-cases'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { AttachmentList } from '../../../../parts/attachments/attachment-list.tsx'
import { ConversationView } from '../../../../parts/conversation/conversation-view.tsx'
import { OrderFacts, OrderTexts } from '../../../../parts/orders/order-facts.tsx'
import { OrderSteps } from '../../../../parts/orders/order-steps.tsx'
import { OrderUnits } from '../../../../parts/orders/order-units.tsx'
import { Section } from '../../../../ui/panel.tsx'
import { InternalNotes } from './internal-notes.tsx'
import { isAwaited } from './order-acts.ts'
import { OrderBookings } from './order-bookings.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './order-case.module.css'
import { OrderHead } from './order-head.tsx'
import { OrdererFacts, PersonFacts } from './order-people.tsx'
import { REPLY } from './reply-place.ts'
import { TemplatePicker } from './template-picker.tsx'
import { useTexts } from './texts.ts'
import { useTold } from './use-told.ts'

const NO_PARAMS = {}

interface OrderPageProps {
  readonly order: OrderCase
  readonly back: { readonly to: string; readonly text: string }
}

function showReply(): void {
  const place = document.getElementById(REPLY)
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector('textarea')?.focus({ preventScroll: true })
}

/**
 * What waits comes first: a message that nobody has answered, with the form, and else what the customer wrote. The acts
 * stand beside it; the rest follows.
 */
export function OrderPage({ order, back }: OrderPageProps) {
  // It stays where it was when the page was opened: nothing moves away under who has just answered.
  const [leads] = useState(() => isAwaited(order))
  const { hash } = useLocation()
  // A link to the form, such as the one after a booking.
  useEffect(() => {
    if (hash === `#${REPLY}`) showReply()
  }, [hash])
  return (
    <div className={styles.details}>
      <div className={styles.main}>
        <OrderHead order={order} back={back} />
      </div>
      <div className={styles.aside}>
        <OrderCard order={order} onReply={showReply} />
      </div>
      <div className={styles.main}>
        {leads && <Talk order={order} />}
        <Ordered order={order} />
        {!leads && <Talk order={order} />}
        <InternalNotes order={order} />
        <OrderSteps steps={order.steps} />
      </div>
    </div>
  )
}

type OrderProps = Pick<OrderPageProps, 'order'>

/** What the customer wrote, about whom, who ordered it and what has been booked. */
function Ordered({ order }: OrderProps) {
  const t = useTexts()
  return (
    <>
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
    </>
  )
}

/** The conversation with the customer, and the form to write in. */
function Talk({ order }: OrderProps) {
  const t = useTexts()
  const told = useTold(order)
  return (
    <div id={REPLY} className={styles.reply}>
      <ConversationView
        calls={contract.orderCases}
        params={NO_PARAMS}
        id={order.id}
        // The lock is the customer's; the provider can always write.
        conversation={{ ...order.conversation, reply: { kind: 'open', locksAt: null } }}
        lockedNote={null}
        mayAsk
        {...(order.awaitsAnswer && { awaits: 'other' })}
        tools={(text, onText) => <TemplatePicker text={text} onText={onText} />}
        told={t(order.ending === null ? 'explain.reply' : 'explain.reopen', { told })}
      />
    </div>
  )
}
