import { contract } from '@salvia/core/api'
import { readListQuery } from '@salvia/core/lists'
import { type OrderRow, ordersList } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { StatusLine } from '../../../parts/dashboard/status-line.tsx'
import { useListPage } from '../../../parts/list/use-list-page.ts'
import { MatterStatusTag } from '../../../parts/matters/matter-status-tag.tsx'
import { useAboutOrder } from '../../../parts/orders/about-order.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from './texts.ts'

/** The latest open order is looked for among this many. */
const LOOKED_AT = 20
const LATEST = { ...readListQuery(ordersList, { status: 'all' }), pageSize: LOOKED_AT }

/** The latest order that is not handled yet. Nothing where there is none, or it could not be fetched. */
export function StateLine() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const params = clientNumber === null ? null : { clientNumber }
  const answer = useListPage(ordersList, contract.orders, params && { query: LATEST, params })
  const latest =
    answer.state === 'ready'
      ? answer.data.items.find(({ status }) => status === 'sent' || status === 'received')
      : undefined
  if (!latest) return null
  return (
    <StatusLine about={t('line.about')}>
      <State order={latest} />
    </StatusLine>
  )
}

function State({ order }: { readonly order: OrderRow }) {
  const about = useAboutOrder(order)
  const { id, number, service, status, ending } = order
  return (
    <>
      <Link to={portalPath('order', { id })}>{about || number}</Link>
      {service && <span>{service}</span>}
      {status && <MatterStatusTag matter={{ status, ending }} />}
    </>
  )
}
