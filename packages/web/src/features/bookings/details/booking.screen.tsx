import { type BookingDetails, shownStatus } from '@salvia/core/bookings'
import { dateInWords } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName, stockholmDate } from '@salvia/core/primitives'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { spanText } from '../../../ui/times/moments.ts'
import styles from '../booking.module.css'
import { useBooking } from '../booking.queries.ts'
import { CalendarDialog } from '../calendar-dialog.tsx'
import { EmployeeMessageDialog } from '../employee-message.tsx'
import { OneBooking } from '../one-booking.tsx'
import { useTexts } from '../texts.ts'
import { AboutBooking } from './about-booking.tsx'
import { ChangeCard } from './change-card.tsx'
import { Feedback } from './feedback.tsx'
import { ShareRow } from './share-row.tsx'
import { Unconfirmed } from './unconfirmed.tsx'

const MINUTE_MS = 60_000

/** One booking: its facts, what can be done with it, and its feedback. @spec §2 */
export function BookingScreen() {
  const t = useTexts()
  const { params, answer } = useBooking()
  return (
    <OneBooking title={t('title')} answer={answer}>
      {booking => <BookingPage params={params} booking={booking} />}
    </OneBooking>
  )
}

interface BookingPageProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
}

function BookingPage({ params, booking }: BookingPageProps) {
  const [open, setOpen] = useState<'calendar' | 'message' | null>(null)
  const { status, endsAt } = booking
  const mayTell = useServerTime(MINUTE_MS) <= endsAt
  return (
    <div className={styles.details}>
      <div className={styles.main}>
        <BookingHead booking={booking} />
        <Unconfirmed unconfirmed={booking.unconfirmed} />
      </div>
      <div className={styles.aside}>
        <ChangeCard booking={booking} />
      </div>
      <div className={styles.main}>
        <AboutBooking booking={booking} />
        <ShareRow mayTell={mayTell} isBooked={mayTell && status === 'upcoming'} onOpen={setOpen} />
        <Feedback params={params} feedback={booking.feedback} />
      </div>
      <CalendarDialog params={params} isOpen={open === 'calendar'} onClose={() => setOpen(null)} />
      <EmployeeMessageDialog
        params={params}
        booking={booking}
        isOpen={open === 'message'}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}

/** Who, what and when. A booking that is only upcoming needs no status: its date says so. */
function BookingHead({ booking }: Pick<BookingPageProps, 'booking'>) {
  const t = useTexts()
  const locale = useLocale()
  const now = useServerTime(MINUTE_MS)
  const { service, startsAt, status } = booking
  // Without the employee's name, because titles are stored in the browser's history.
  usePageTitle(`${service}, ${dateInWords(stockholmDate(startsAt), locale)}`)
  const { tone, text } = shownStatus(booking, now)
  const isAhead = status === 'upcoming' && now < startsAt
  return (
    <PageHeader
      title={fullName(booking.employee)}
      back={{ to: useListAddress(portalPath('bookings')), text: t('back') }}
      tag={isAhead ? null : <StatusTag tone={tone}>{text[locale]}</StatusTag>}
      meta={
        <>
          <strong className={styles.service}>{service}</strong>
          <span className={styles.sentence}>{spanText(booking, locale)}</span>
        </>
      }
    />
  )
}
