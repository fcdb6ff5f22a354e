import { contract } from '@salvia/core/api'
import { ORDERS_PERIOD_DAYS } from '@salvia/core/limits'
import { ordersList } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { LayoutList } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { useOrderColumns } from './orders-columns.tsx'
import { useTexts } from './texts.ts'

const HELP = ['reach', 'limited', 'period', 'locked', 'search'] as const

/** The orders that the user sees something of, where something has happened within 365 days. @spec §2 */
export function OrdersScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const list = useList(ordersList, contract.orders, clientNumber === null ? null : { clientNumber })
  const { page, query } = list
  const navigate = useNavigate()
  const columns = useOrderColumns(query.filter)
  const newOrder = <ButtonLink to={portalPath('newOrder')}>{t('word.newOrder')}</ButtonLink>
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={(key, values) => t(`list.${key}`, { days: ORDERS_PERIOD_DAYS, ...values })}
      columns={columns}
      rowKey={row => row.id}
      primary={newOrder}
      actions={[
        {
          label: t('services'),
          icon: LayoutList,
          onAct: () => void navigate(portalPath('services')),
        },
      ]}
      help={{
        title: t('help.title'),
        texts: HELP.map(text => t(`help.${text}`, { days: ORDERS_PERIOD_DAYS })),
      }}
      nothing={
        page?.isEmpty && (
          <EmptyState title={t('list.empty')} illustrated action={newOrder}>
            {t('list.emptyText')}
          </EmptyState>
        )
      }
    />
  )
}
