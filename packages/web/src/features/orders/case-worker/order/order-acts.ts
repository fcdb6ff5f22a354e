import type { OrderCase } from '@salvia/core/order-cases'

/** What a case worker can do with an order: its events, and what is done on the page or on another. */
export type OrderAct = OrderCase['actions'][number] | 'reply' | 'book'

interface OrderActs {
  /** The next thing to do; null where the order has ended. */
  readonly leading: OrderAct | null
  readonly others: readonly OrderAct[]
}

/** Whether the last message is the customer's. */
export function isAwaited({ conversation: { messages } }: Pick<OrderCase, 'conversation'>): boolean {
  return messages.at(-1)?.party === 'customer'
}

/** What can be done now, and which of it leads: an order is taken on, answered or booked, and then handled. */
export function orderActs(order: OrderCase): OrderActs {
  const { actions, isMine, mayBook, status, ending, bookings, conversation } = order
  const ways: OrderAct[] = [
    ...(actions.includes('take-on') && !isMine ? (['take-on'] as const) : []),
    ...(mayBook ? (['book'] as const) : []),
    'reply',
    ...(actions.includes('handle') ? (['handle'] as const) : []),
    ...(actions.includes('close') ? (['close'] as const) : []),
  ]
  const preferred: (OrderAct | false)[] = [
    status === 'sent' && 'take-on',
    status === 'received' && !isMine && 'take-on',
    isAwaited(order) && 'reply',
    status === 'received' && bookings.every(booking => booking.status === 'cancelled') && 'book',
    status === 'received' && bookings.length === 0 && conversation.messages.length === 0 && 'reply',
    'handle',
    ending === null && 'reply',
  ]
  const leading = preferred.find((way): way is OrderAct => way !== false && ways.includes(way)) ?? null
  return { leading, others: ways.filter(way => way !== leading) }
}
