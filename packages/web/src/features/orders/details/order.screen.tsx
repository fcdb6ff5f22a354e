import { DetailsScreen } from '../../../parts/details-screen/details-screen.tsx'
import { FullOrder } from './full-order.tsx'
import styles from './order.module.css'
import { useOrder } from './order.queries.ts'
import { LimitedOrder, TextOrder } from './reduced-order.tsx'
import { useTexts } from './texts.ts'
import { useBackToOrders } from './use-back-to-orders.ts'

/** One order, as far as the user may see it. @spec §6 */
export function OrderScreen() {
  const t = useTexts()
  const { clientNumber, answer } = useOrder()
  return (
    <DetailsScreen
      answer={answer}
      title={t('title')}
      back={useBackToOrders()}
      missing={{ code: 'ORDER_NOT_FOUND', title: t('missing') }}
      failed={t('failed')}
      className={styles.page}
    >
      {order => {
        if (order.access === 'text') return <TextOrder order={order} />
        if (order.access === 'limited') return <LimitedOrder order={order} />
        return <FullOrder key={order.id} clientNumber={clientNumber} order={order} />
      }}
    </DetailsScreen>
  )
}
