import { type Booking, type BookingSort, shownStatus, VISIT_TYPES } from '@salvia/core/bookings'
import { dayInWords } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { stockholmDate } from '@salvia/core/primitives'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { atom, useAtom } from '../../../state/jotai.ts'
import { serverTime } from '../../../state/server-time.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './bookings.module.css'
import { nearness } from './near-or-far.ts'
import { useTexts } from './texts.ts'
import type { ListQuestion } from './use-question.ts'

interface BookingsTableProps {
  readonly rows: readonly Booking[]
  readonly question: ListQuestion
  readonly onSort: (sort: BookingSort) => void
  readonly isLoading: boolean
  readonly isOutdated: boolean
}

/** Which one was opened last: whoever comes back to the list finds it there. */
const openedBookingAtom = atom<string | null>(null)

type SortColumn = 'date' | 'employee' | 'service'

const nameOf = ({ employee }: Booking): string => `${employee.firstName} ${employee.lastName}`

type BookingColumn = Column<Booking, SortColumn>

function useColumns(): readonly [BookingColumn, ...BookingColumn[]] {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      { key: 'time', header: t('column.time'), sort: 'date', cell: row => <When booking={row} /> },
      { key: 'employee', header: t('column.employee'), sort: 'employee', cell: nameOf },
      { key: 'service', header: t('column.service'), sort: 'service', cell: row => row.service },
      { key: 'visit', header: t('column.visit'), cell: row => VISIT_TYPES[row.visitType].name[locale] },
      { key: 'place', header: t('column.place'), cell: row => row.address ?? <NoPlace /> },
      {
        key: 'status',
        header: t('column.status'),
        isStatus: true,
        cell: row => <Status booking={row} />,
      },
    ],
    [t, locale],
  )
}

/** One row for each booking; what is to come stands under today, this week and later. */
export function BookingsTable({ rows, question, onSort, isLoading, isOutdated }: BookingsTableProps) {
  const t = useTexts()
  const columns = useColumns()
  const isGrouped = question.status === 'upcoming' && question.sort.endsWith('date')
  const now = serverTime()
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      sorting={{ by: question.sort, onSort }}
      isLoading={isLoading}
      isOutdated={isOutdated}
      {...(isGrouped && { headingOf: (row: Booking) => t(`group.${nearness(row.startsAt, now)}`) })}
    />
  )
}

/** The link of the row: its time, and for whom, to tell it from others at that time. */
function When({ booking }: { readonly booking: Booking }) {
  const locale = useLocale()
  const [opened, setOpened] = useAtom(openedBookingAtom)
  const [weekday] = dayInWords(stockholmDate(booking.startsAt), locale).split(' ')
  return (
    <span className={styles.when}>
      <Link
        to={portalPath('booking', { id: booking.id })}
        data-opened={opened === booking.id || undefined}
        onClick={() => setOpened(booking.id)}
      >
        <DateText moment={booking.startsAt} as="time" />
        <VisuallyHidden>
          , {nameOf(booking)}, {booking.service}
        </VisuallyHidden>
      </Link>
      <span className={styles.minor}>{weekday}</span>
    </span>
  )
}

function Status({ booking }: { readonly booking: Booking }) {
  const { tone, text } = shownStatus(booking, serverTime())
  return <StatusTag tone={tone}>{text[useLocale()]}</StatusTag>
}

function NoPlace() {
  const t = useTexts()
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('noPlace')}</VisuallyHidden>
    </>
  )
}
