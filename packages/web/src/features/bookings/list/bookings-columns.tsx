import { type Booking, type BookingFilter, type bookingsList, shownStatus } from '@salvia/core/bookings'
import { clockTime, dayInShort } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { addDays, fullName, type Instant, stockholmDate } from '@salvia/core/primitives'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import { serverTime } from '../../../state/server-time.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './bookings.module.css'
import { useTexts } from './texts.ts'
import { visitText } from './visit-text.ts'

type BookingColumns = ListColumns<typeof bookingsList.declaration>

/**
 * The columns of a booking. The time links to the booking's page. The last column depends on the filter: what is to
 * come says until when it can be cancelled for free, and only the list of all bookings needs the status.
 */
export function useBookingColumns(filter: BookingFilter): BookingColumns {
  const t = useTexts()
  return useMemo(() => {
    const last: Partial<Record<BookingFilter, BookingColumns[number]>> = {
      upcoming: {
        key: 'cancellation',
        header: t('column.cancellation'),
        cell: row => <Cancellation booking={row} />,
      },
      all: {
        key: 'status',
        header: t('word.status'),
        isStatus: true,
        cell: row => <Status booking={row} />,
      },
    }
    return [
      {
        key: 'time',
        header: t('column.time'),
        sort: 'date',
        cell: row => <When booking={row} />,
      },
      {
        key: 'employee',
        header: t('word.employee'),
        sort: 'employee',
        isPlain: true,
        cell: ({ employee }) => fullName(employee),
      },
      {
        key: 'service',
        header: t('word.service'),
        sort: 'service',
        isPlain: true,
        cell: row => row.service,
      },
      { key: 'visit', header: t('column.visit'), isPlain: true, cell: row => <Visit booking={row} /> },
      ...(last[filter] ? [last[filter]] : []),
    ]
  }, [t, filter])
}

interface BookingCellProps {
  readonly booking: Booking
}

/** The link of the row: its time and the employee, to tell it from other bookings at the same time. */
function When({ booking }: BookingCellProps) {
  const { id, startsAt, endsAt, service } = booking
  return (
    <RowLink id={id} to={portalPath('booking', { id })} className={styles.when}>
      <time dateTime={startsAt}>
        <Day moment={startsAt} /> {clockTime(startsAt)}–{clockTime(endsAt)}
      </time>
      <VisuallyHidden>
        , {fullName(booking.employee)}, {service}
      </VisuallyHidden>
    </RowLink>
  )
}

function Day({ moment }: { readonly moment: Instant }) {
  const day = dayInShort(stockholmDate(moment), stockholmDate(serverTime()), useLocale())
  return <span className={styles.day}>{day}</span>
}

function Visit({ booking }: BookingCellProps) {
  const { place, rest } = visitText(booking, useLocale())
  return (
    <>
      {place}
      {rest && <span className={styles.minor}>{rest}</span>}
    </>
  )
}

/** Until when cancelling is free. A visit that has begun says so, as it can no longer be cancelled. */
function Cancellation({ booking }: BookingCellProps) {
  const t = useTexts()
  const locale = useLocale()
  const now = serverTime()
  const { latestCancellation: until, startsAt } = booking
  if (startsAt <= now) return <span className={styles.now}>{shownStatus(booking, now).text[locale]}</span>
  if (until < now) return <span className={styles.charged}>{t('cancellation.charged')}</span>
  const [date, today] = [stockholmDate(until), stockholmDate(now)]
  if (date === today) return t('cancellation.today', { time: clockTime(until) })
  if (date === addDays(today, 1)) return t('cancellation.tomorrow', { time: clockTime(until) })
  return t('cancellation.free', { day: dayInShort(date, today, locale) })
}

function Status({ booking }: BookingCellProps) {
  const { tone, text } = shownStatus(booking, serverTime())
  return <StatusTag tone={tone}>{text[useLocale()]}</StatusTag>
}
