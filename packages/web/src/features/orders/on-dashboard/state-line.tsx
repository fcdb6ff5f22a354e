import { contract } from '@salvia/core/api'
import { readListQuery } from '@salvia/core/lists'
import { type OrderRow, ordersList, shownOrderStatus } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { StatusLine } from '../../../parts/dashboard/status-line.tsx'
import { useListPage } from '../../../parts/list/use-list-page.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { Link } from '../../../ui/link.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useAboutOrder } from '../about-order.ts'
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
  const locale = useLocale()
  const about = useAboutOrder(order)
  const { id, number, service, status, ending } = order
  const shown = status && shownOrderStatus(status, ending)
  return (
    <>
      <Link to={portalPath('order', { id })}>{about || number}</Link>
      {service && <span>{service}</span>}
      {shown && <StatusTag tone={shown.tone}>{shown.text[locale]}</StatusTag>}
    </>
  )
}
