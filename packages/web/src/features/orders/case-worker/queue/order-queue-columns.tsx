import type { OrderCaseFilter, OrderCaseRow, orderCasesList } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { daysBetween, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { useMemo } from 'react'
import type { ListColumns } from '../../../../parts/list/list-view.tsx'
import { RowLink } from '../../../../parts/list/opened-row.tsx'
import { MatterStatusTag } from '../../../../parts/matters/matter-status-tag.tsx'
import { useServerTime } from '../../../../state/server-time.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DateText } from '../../../../ui/date-text.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import styles from './order-queue.module.css'
import { useTexts } from './texts.ts'

const A_MINUTE_MS = 60_000

type QueueColumns = ListColumns<typeof orderCasesList.declaration>

/**
 * The columns of an order. The number links to its page. What waits says for how long and what it waits for; what is
 * finished says when it was sent and how it ended.
 */
export function useOrderQueueColumns(filter: OrderCaseFilter): QueueColumns {
  const t = useTexts()
  const today = stockholmDate(useServerTime(A_MINUTE_MS))
  return useMemo((): QueueColumns => {
    const isWaiting = filter !== 'handled' && filter !== 'closed'
    return [
      { key: 'number', header: t('column.number'), cell: row => <OrderNumber row={row} /> },
      {
        key: 'age',
        header: t(isWaiting ? 'column.age' : 'column.sent'),
        sort: 'age',
        isPlain: true,
        cell: row => (
          <span className={styles.cell}>
            {isWaiting ? <Age row={row} today={today} /> : <DateText moment={row.createdAt} />}
          </span>
        ),
      },
      { key: 'about', header: t('column.about'), isPlain: true, cell: row => <About row={row} /> },
      {
        key: 'customer',
        header: t('column.customer'),
        sort: 'customer',
        isPlain: true,
        cell: row => <span className={styles.cell}>{row.company}</span>,
      },
      {
        key: 'clinic',
        header: t('column.clinic'),
        sort: 'clinic',
        isPlain: true,
        cell: row => <Clinic row={row} />,
      },
      { key: 'handler', header: t('column.handler'), cell: row => <Handler row={row} /> },
      {
        key: 'marks',
        header: t('column.marks'),
        isStatus: true,
        cell: row => <Marks row={row} isWaiting={isWaiting} />,
      },
    ]
  }, [t, today, filter])
}

interface CellProps {
  readonly row: OrderCaseRow
}

function OrderNumber({ row: { id, number } }: CellProps) {
  return (
    <span className={styles.cell}>
      <RowLink id={id} to={portalPath('backOfficeOrder', { id })} className={styles.number}>
        {number}
      </RowLink>
    </span>
  )
}

/** Whom it is for, and the service. */
function About({ row: { about, service } }: CellProps) {
  return (
    <span className={styles.cell}>
      {about}
      <span className={styles.service}>{service}</span>
    </span>
  )
}

/** Whole days since the order was sent: "3 dagar". */
function Age({ row, today }: CellProps & { readonly today: IsoDate }) {
  const t = useTexts()
  const days = daysBetween(stockholmDate(row.createdAt), today)
  return (
    <time dateTime={row.createdAt} className={styles.age}>
      {days <= 0 ? t('today') : t('days', { count: days })}
    </time>
  )
}

function Clinic({ row: { clinic } }: CellProps) {
  const t = useTexts()
  if (clinic === null) return <span className={classNames(styles.cell, styles.minor)}>{t('noClinic')}</span>
  return <span className={styles.cell}>{clinic}</span>
}

function Handler({ row: { handler, isMine } }: CellProps) {
  const t = useTexts()
  if (handler === null) return <span className={classNames(styles.cell, styles.minor)}>{t('nobody')}</span>
  return <span className={styles.cell}>{isMine ? t('you') : handler}</span>
}

/** What an order that waits is marked with, or how one ended that does not. */
function Marks({ row, isWaiting }: CellProps & { readonly isWaiting: boolean }) {
  const t = useTexts()
  const { unanswered, isUntouched } = row
  return (
    <span className={styles.marks}>
      {unanswered > 0 && <StatusTag tone="info">{t('unanswered', { count: unanswered })}</StatusTag>}
      {isWaiting && isUntouched && <StatusTag tone="warning">{t('untouched')}</StatusTag>}
      {!isWaiting && <MatterStatusTag matter={row} />}
    </span>
  )
}
