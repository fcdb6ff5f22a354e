import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams } from 'react-router'
import styles from '../../../../parts/case-worker/case-worker.module.css'
import { DetailsScreen } from '../../../../parts/details-screen/details-screen.tsx'
import { useEndpoint } from '../../../../state/endpoint.ts'
import { BookOrder } from './book-order.tsx'
import { useTexts } from './texts.ts'

/** Books a time for an order: week, time, confirmation. */
export function BookOrderScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const answer = useEndpoint(contract.orderCases.get, { params: { id } })
  const back = { to: portalPath('backOfficeOrder', { id }), text: t('back') }
  return (
    <DetailsScreen
      answer={answer}
      title={t('title')}
      back={back}
      missing={{ code: 'ORDER_NOT_FOUND' }}
      className={styles.page}
    >
      {order => <BookOrder key={id} latest={order} />}
    </DetailsScreen>
  )
}
