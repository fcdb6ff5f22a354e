import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams } from 'react-router'
import { useEndpoint } from '../../../../state/endpoint.ts'
import { NoOrder } from '../no-order.tsx'
import { BookOrder } from './book-order.tsx'
import { useTexts } from './texts.ts'

/** Books a time for an order: week, time, confirmation. */
export function BookOrderScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const answer = useEndpoint(contract.orderCases.get, { params: { id } })
  const back = { to: portalPath('backOfficeOrder', { id }), text: t('back') }
  if (answer.state !== 'ready') return <NoOrder title={t('title')} answer={answer} back={back} />
  return <BookOrder key={id} latest={answer.data} />
}
