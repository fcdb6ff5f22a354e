import type { OrderRow } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import type { ComponentType } from 'react'
import type { TodoAnswer, TodoItem } from '../../../parts/dashboard/dashboard-source.ts'
import { useAboutOrder } from '../../../parts/orders/about-order.ts'
import { atom } from '../../../state/jotai.ts'
import { awaitingOrdersAtom, unreadOrdersAtom } from './orders.state.ts'
import { useTexts } from './texts.ts'

/** More orders of a kind than these are one row, which leads to the list of all. */
const ROWS = 3

/** What waits for the user: orders that await an answer, then replies that are not read. An order stands once. */
export const todosAtom = atom<TodoAnswer>(get => {
  const [awaiting, unread] = [get(awaitingOrdersAtom), get(unreadOrdersAtom)]
  if (awaiting.data && unread.data) {
    const asked = awaiting.data.items
    const others = unread.data.items.filter(({ id }) => !asked.some(order => order.id === id))
    const items = [...rowsOf(asked, AWAITING), ...rowsOf(others, UNREAD)]
    return { state: 'ready', items }
  }
  const error = awaiting.error ?? unread.error
  const retry = () => {
    for (const answer of [awaiting, unread]) if (answer.error) void answer.refetch()
  }
  return error ? { state: 'failed', error, retry } : { state: 'loading' }
})

interface OrdersProps {
  readonly orders: readonly OrderRow[]
}

/** Why orders wait for the user. */
interface Kind {
  readonly key: string
  /** The question of the list that shows them all. */
  readonly list: string
  /** What some of them wait for. */
  readonly Words: ComponentType<OrdersProps>
}
const AWAITING: Kind = { key: 'awaiting', list: '?awaitsAnswer=1', Words: Awaited }
const UNREAD: Kind = { key: 'unread', list: '?unread=1', Words: Unread }

function rowsOf(orders: readonly OrderRow[], { key, list, Words }: Kind): TodoItem[] {
  if (orders.length > ROWS)
    return [{ key, to: portalPath('orders') + list, title: <Words orders={orders} />, detail: <Orders /> }]
  return orders.map(order => ({
    key: order.id,
    to: portalPath('order', { id: order.id }),
    title: <About order={order} />,
    detail: (
      <>
        <Words orders={[order]} /> · {order.service ?? order.number}
      </>
    ),
  }))
}

function About({ order }: { readonly order: OrderRow }) {
  return useAboutOrder(order) || order.number
}

function Awaited({ orders: { length: count } }: OrdersProps) {
  const t = useTexts()
  return t('awaited', { count })
}

function Unread({ orders }: OrdersProps) {
  const t = useTexts()
  return t('unread', { count: unreadIn(orders) })
}

function Orders() {
  const t = useTexts()
  return t('orders')
}

/** The number of unread replies in orders. */
export function unreadIn(orders: readonly OrderRow[]): number {
  return orders.reduce((sum, { unread }) => sum + unread, 0)
}
