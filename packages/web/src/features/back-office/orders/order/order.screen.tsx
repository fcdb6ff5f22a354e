import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams } from 'react-router'
import { useListAddress } from '../../../../parts/list/opened-row.tsx'
import { useEndpoint } from '../../../../state/endpoint.ts'
import { NoOrder } from '../no-order.tsx'
import { OrderPage } from './order-page.tsx'
import { useTexts } from './texts.ts'

/** Another case worker or the customer may change the order while it is shown. */
const ASK_AGAIN = { againAfterSeconds: 15 }

/** One order, with everything that the customer wrote and everything that a case worker does with it. */
export function BackOfficeOrderScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const answer = useEndpoint(contract.orderCases.get, { params: { id } }, ASK_AGAIN)
  const back = { to: useListAddress(portalPath('backOfficeOrders')), text: t('back') }
  if (answer.state !== 'ready') return <NoOrder title={t('title')} answer={answer} back={back} />
  return <OrderPage key={answer.data.id} order={answer.data} back={back} />
}
