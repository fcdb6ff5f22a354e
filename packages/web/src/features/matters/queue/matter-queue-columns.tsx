import type { MatterFilter, mattersList } from '@salvia/core/matters'
import { stockholmDate } from '@salvia/core/primitives'
import { useMemo } from 'react'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { useServerTime } from '../../../state/server-time.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { About, Age, Clinic, Customer, Handler, Marks, MatterNumber } from './matter-cells.tsx'
import styles from './matter-queue.module.css'
import { Promised } from './promised.tsx'
import { useTexts } from './texts.ts'

const A_MINUTE_MS = 60_000

type QueueColumns = ListColumns<typeof mattersList.declaration>

/**
 * The columns of a matter. The number links to its page. What waits says when an answer is promised, for how long it has
 * waited and what it waits for; what is finished says when it was sent and how it ended.
 */
export function useMatterQueueColumns(filter: MatterFilter, hasKinds: boolean): QueueColumns {
  const t = useTexts()
  const today = stockholmDate(useServerTime(A_MINUTE_MS))
  return useMemo((): QueueColumns => {
    const isWaiting = filter !== 'handled' && filter !== 'closed'
    return [
      { key: 'number', header: t('column.number'), cell: row => <MatterNumber row={row} /> },
      {
        key: 'promised',
        header: t('column.promised'),
        sort: 'promised',
        cell: row => (
          <span className={styles.cell}>
            <Promised on={row.promisedOn} isAnswered={row.isAnswered} today={isWaiting ? today : null} />
          </span>
        ),
      },
      {
        key: 'age',
        header: t(isWaiting ? 'column.age' : 'column.sent'),
        sort: 'age',
        // The oldest come first: the age falls, and the day on which it was sent rises.
        isFalling: isWaiting,
        cell: row => (
          <span className={styles.cell}>
            {isWaiting ? <Age row={row} today={today} /> : <DateText moment={row.createdAt} />}
          </span>
        ),
      },
      {
        key: 'about',
        header: t('column.about'),
        isPlain: true,
        cell: row => <About row={row} hasKinds={hasKinds} />,
      },
      {
        key: 'customer',
        header: t('column.customer'),
        sort: 'customer',
        isPlain: true,
        cell: row => <Customer row={row} />,
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
  }, [t, today, filter, hasKinds])
}
