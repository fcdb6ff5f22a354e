import { FullOrder } from './full-order.tsx'
import { NoOrder } from './no-order.tsx'
import { useOrder } from './order.queries.ts'
import { LimitedOrder, TextOrder } from './reduced-order.tsx'

/** One order, as far as the user may see it. @spec §6 */
export function OrderScreen() {
  const { clientNumber, answer } = useOrder()
  if (answer.state !== 'ready') return <NoOrder answer={answer} />
  const order = answer.data
  if (order.access === 'text') return <TextOrder order={order} />
  if (order.access === 'limited') return <LimitedOrder order={order} />
  return <FullOrder key={order.id} clientNumber={clientNumber} order={order} />
}
