import { contract } from '@salvia/core/api'
import { type Booking, type BookingPage, bookingsList } from '@salvia/core/bookings'
import { BOOKINGS_PERIOD_DAYS } from '@salvia/core/limits'
import { isNarrowed } from '@salvia/core/lists'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { CalendarFeedButton } from '../settings/calendar-feed-button.tsx'
import { ReminderSetting } from '../settings/reminder-setting.tsx'
import { useBookingColumns } from './bookings-columns.tsx'
import { nearness } from './near-or-far.ts'
import { useTexts } from './texts.ts'

const HELP = ['reach', 'rules', 'change', 'period', 'search'] as const

/**
 * The bookings of the employees whom the user may see. Upcoming ones are grouped under today, this week and later.
 * @spec §2
 */
export function BookingsScreen() {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const list = useList(bookingsList, contract.bookings, clientNumber === null ? null : { clientNumber })
  const { page, query } = list
  const isGrouped = query.filter === 'upcoming' && query.sort.endsWith('date')
  const now = serverTime()
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={t}
      columns={useBookingColumns()}
      rowKey={row => row.id}
      headingOf={isGrouped ? (row: Booking) => t(`group.${nearness(row.startsAt, now)}`) : undefined}
      usualDays={BOOKINGS_PERIOD_DAYS}
      actions={<CalendarFeedButton />}
      help={{
        title: t('help.title'),
        texts: HELP.map(text => t(`help.${text}`, { days: BOOKINGS_PERIOD_DAYS })),
      }}
      above={
        page?.isLimited && (
          <InlineMessage tone="info">
            <p>{t('limited')}</p>
          </InlineMessage>
        )
      }
      nothing={page && !isNarrowed(query) && hasOnlyOlder(page) && <OnlyOlder />}
      below={<ReminderSetting />}
    />
  )
}

/** Whether there are bookings, but none in the usual period. */
function hasOnlyOlder({ isEmpty, counts }: BookingPage): boolean {
  return !isEmpty && counts.all === 0
}

function OnlyOlder() {
  const t = useTexts()
  return <EmptyState title={t('onlyOlder')}>{t('onlyOlderText')}</EmptyState>
}
