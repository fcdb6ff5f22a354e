import { contract } from '@salvia/core/api'
import {
  type Booking,
  type BookingFilter,
  type BookingPage,
  bookingsList,
  mayReschedule,
} from '@salvia/core/bookings'
import { BOOKINGS_PERIOD_DAYS } from '@salvia/core/limits'
import { isNarrowed } from '@salvia/core/lists'
import { useMemo } from 'react'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { OrderLink } from '../../../parts/orders/order-link.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { serverTime } from '../../../state/server-time.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { isNotConnected, NotConnected } from '../not-connected.tsx'
import { useCalendarFeed } from '../settings/use-calendar-feed.tsx'
import { useReminderSetting } from '../settings/use-reminder-setting.tsx'
import styles from './bookings.module.css'
import { useBookingColumns } from './bookings-columns.tsx'
import { MoveLink } from './move-link.tsx'
import { nearness } from './near-or-far.ts'
import { useTexts } from './texts.ts'

const HELP = ['reach', 'rules', 'change', 'period', 'search'] as const

/**
 * The bookings of the employees whom the user may see. Upcoming ones are grouped by how near they are.
 * @spec §2
 */
export function BookingsScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const list = useList(bookingsList, contract.bookings, clientNumber === null ? null : { clientNumber })
  const { page, query } = list
  const canMove = page?.items.some(row => mayReschedule(row, serverTime()))
  const feed = useCalendarFeed()
  const reminders = useReminderSetting()
  const why = page && !isNarrowed(query) ? whyNothing(page, query.filter) : undefined
  const columns = useBookingColumns(query.filter)
  const headingOf = useHeadings(query.filter === 'upcoming' && query.sort.endsWith('date'))
  if (isNotConnected(list.answer)) {
    return (
      <div className={styles.notConnected}>
        <PageHeader title={t('title')} />
        <NotConnected />
      </div>
    )
  }
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={t}
      columns={columns}
      rowKey={row => row.id}
      headingOf={headingOf}
      rowActions={canMove ? row => <MoveLink booking={row} /> : undefined}
      period={{
        usual: {
          days: BOOKINGS_PERIOD_DAYS,
          holds: page?.period,
          hidesRows: query.filter !== 'upcoming',
        },
      }}
      actions={[feed.action]}
      menu={reminders.action ? [reminders.action] : []}
      dialogs={
        <>
          {feed.dialog}
          {reminders.dialog}
        </>
      }
      help={{
        title: t('help.title'),
        texts: HELP.map(text => t(`help.${text}`, { days: BOOKINGS_PERIOD_DAYS })),
      }}
      nothing={why && <NoBookings why={why} isLimited={page?.isLimited ?? false} />}
    />
  )
}

/** Why there are no rows, where the list itself cannot tell it; undefined otherwise. */
function whyNothing(
  { isEmpty, counts }: BookingPage,
  filter: BookingFilter,
): NoBookingsProps['why'] | undefined {
  if (isEmpty) return 'empty'
  if (counts.all === 0) return 'onlyOlder'
  return filter === 'upcoming' ? 'noneUpcoming' : undefined
}

/** The heading of a row, if the rows are grouped. */
function useHeadings(isGrouped: boolean): ((row: Booking) => string) | undefined {
  const t = useTexts()
  return useMemo(() => {
    if (!isGrouped) return undefined
    const now = serverTime()
    return row => t(`group.${nearness(row.startsAt, now)}`)
  }, [isGrouped, t])
}

interface NoBookingsProps {
  readonly why: 'empty' | 'onlyOlder' | 'noneUpcoming'
  readonly isLimited: boolean
}

function NoBookings({ why, isLimited }: NoBookingsProps) {
  const t = useTexts()
  return (
    <EmptyState
      title={why === 'empty' ? t('empty') : t(`nothing.${why}`)}
      illustrated={why !== 'onlyOlder'}
      action={
        why !== 'onlyOlder' && (
          <OrderLink kind={null} variant="secondary">
            {t('word.newOrder')}
          </OrderLink>
        )
      }
    >
      <p>{why === 'empty' ? t('emptyText') : t(`nothingText.${why}`)}</p>
      {isLimited && <p>{t('limited')}</p>}
    </EmptyState>
  )
}
