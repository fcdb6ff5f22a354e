import { type Booking, type bookingsList, shownStatus, VISIT_TYPES } from '@salvia/core/bookings'
import { dayInWords } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { stockholmDate } from '@salvia/core/primitives'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { atom, useAtom } from '../../../state/jotai.ts'
import { serverTime } from '../../../state/server-time.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './bookings.module.css'
import { useTexts } from './texts.ts'

/** The booking that was opened last. The list focuses it when the user comes back. */
const openedBookingAtom = atom<string | null>(null)

const nameOf = ({ employee }: Booking): string => `${employee.firstName} ${employee.lastName}`

/** The columns of a booking. The time links to the booking's page. */
export function useBookingColumns(): ListColumns<typeof bookingsList.declaration> {
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

/** The link of the row: its time and the employee, to tell it from other bookings at the same time. */
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
