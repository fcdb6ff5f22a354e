import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams } from 'react-router'
import styles from '../../../../parts/case-worker/case-worker.module.css'
import { DetailsScreen } from '../../../../parts/details-screen/details-screen.tsx'
import { useListAddress } from '../../../../parts/list/opened-row.tsx'
import { useEndpoint } from '../../../../state/endpoint.ts'
import { OrderPage } from './order-page.tsx'
import { useTexts } from './texts.ts'

/** Another case worker or the customer may change the order while it is shown. */
const ASK_AGAIN = { againAfterSeconds: 15 }

/** One order, with everything that the customer wrote and everything that a case worker does with it. */
export function BackOfficeOrderScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const answer = useEndpoint(contract.orderCases.get, { params: { id } }, ASK_AGAIN)
  const back = { to: useListAddress(portalPath('backOfficeMatters')), text: t('back') }
  return (
    <DetailsScreen
      answer={answer}
      title={t('title')}
      back={back}
      missing={{ code: 'ORDER_NOT_FOUND' }}
      className={styles.page}
    >
      {order => <OrderPage key={order.id} order={order} back={back} />}
    </DetailsScreen>
  )
}
