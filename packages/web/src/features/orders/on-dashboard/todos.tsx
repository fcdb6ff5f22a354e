import type { OrderRow } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import type { TodoAnswer, TodoItem } from '../../../parts/dashboard/dashboard-source.ts'
import { useAboutOrder } from '../../../parts/orders/about-order.ts'
import { atom } from '../../../state/jotai.ts'
import { unreadOrdersAtom } from './orders.state.ts'
import { useTexts } from './texts.ts'

/** More orders than these are one row, which leads to the list of all. */
const ROWS = 3

/** What waits for the user: replies that are not read. */
export const todosAtom = atom<TodoAnswer>(get => {
  const { data, error, refetch } = get(unreadOrdersAtom)
  if (data) return { state: 'ready', items: todosOf(data.items) }
  return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' }
})

function todosOf(orders: readonly OrderRow[]): TodoItem[] {
  if (orders.length <= ROWS) return orders.map(unreadOf)
  return [
    {
      key: 'unread',
      to: `${portalPath('orders')}?unread=1`,
      title: <Unread orders={orders} />,
      detail: <Orders />,
    },
  ]
}

const unreadOf = (order: OrderRow): TodoItem => ({
  key: order.id,
  to: portalPath('order', { id: order.id }),
  title: <About order={order} />,
  detail: (
    <>
      <Unread orders={[order]} /> · {order.service ?? order.number}
    </>
  ),
})

function About({ order }: { readonly order: OrderRow }) {
  return useAboutOrder(order) || order.number
}

function Unread({ orders }: { readonly orders: readonly OrderRow[] }) {
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
