import type { OrderFilter, OrderRow, ordersList } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useMemo } from 'react'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import { MatterStatusTag } from '../../../parts/matters/matter-status-tag.tsx'
import { useAboutOrder } from '../../../parts/orders/about-order.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { IdText } from '../../../ui/id-text.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './orders.module.css'
import { useTexts } from './texts.ts'

type OrderColumns = ListColumns<typeof ordersList.declaration>

/** The filters whose rows do not all say the same of where they stand. */
const TELLS_STATUS: readonly OrderFilter[] = ['all', 'closed']
const TELLS_HANDLER: readonly OrderFilter[] = ['received', 'handled']

/** The columns of an order. Whom it is for leads to its page, and tells whether an answer is awaited and how many are unread. */
export function useOrderColumns(filter: OrderFilter): OrderColumns {
  const t = useTexts()
  return useMemo(() => {
    const status: OrderColumns[number] = {
      key: 'status',
      header: t('word.status'),
      isStatus: true,
      cell: row => <Status order={row} />,
    }
    const handler: OrderColumns[number] = {
      key: 'handler',
      header: t('column.handler'),
      cell: row => row.handler,
    }
    return [
      { key: 'about', header: t('column.about'), cell: row => <About order={row} /> },
      {
        key: 'service',
        header: t('word.service'),
        sort: 'service',
        isPlain: true,
        cell: row => <Service order={row} />,
      },
      { key: 'number', header: t('column.number'), cell: row => <IdText>{row.number}</IdText> },
      {
        key: 'sent',
        header: t('column.sent'),
        sort: 'date',
        cell: row => <DateText moment={row.createdAt} />,
      },
      ...(TELLS_HANDLER.includes(filter) ? [handler] : []),
      ...(TELLS_STATUS.includes(filter) ? [status] : []),
    ]
  }, [t, filter])
}

interface OrderCellProps {
  readonly order: OrderRow
}

/** The link of the row. An order of which the user may not know whom it is for has its number there. */
function About({ order }: OrderCellProps) {
  const t = useTexts()
  const { id, number, unread, awaitsAnswer, service } = order
  const about = useAboutOrder(order)
  return (
    <span className={styles.about}>
      <RowLink id={id} to={portalPath('order', { id })}>
        {about || number}
        {about && (
          <VisuallyHidden>
            , {service}, {number}
          </VisuallyHidden>
        )}
      </RowLink>
      {awaitsAnswer && <StatusTag tone="warning">{t('awaitsAnswer')}</StatusTag>}
      {unread > 0 && <StatusTag tone="accent">{t('unread', { count: unread })}</StatusTag>}
    </span>
  )
}

function Service({ order: { service, kind, access } }: OrderCellProps) {
  const t = useTexts()
  return (
    <>
      {service ?? (kind === 'counselling' && t('counselling'))}
      {access !== 'full' && <span className={styles.minor}>{t(`access.${access}`)}</span>}
    </>
  )
}

function Status({ order: { status, ending } }: OrderCellProps) {
  return status && <MatterStatusTag matter={{ status, ending }} />
}
