import { type BookingDetails, movingAgain } from '@salvia/core/bookings'
import { portalPath } from '@salvia/core/portal-paths'
import { CalendarPlus, Send } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Confirmation } from '../../../ui/wizard/confirmation.tsx'
import styles from '../booking.module.css'
import { employeeName } from '../booking-facts.tsx'
import { CalendarDialog } from '../calendar-dialog.tsx'
import { EmployeeMessageDialog } from '../employee-message.tsx'
import { momentText, spanText } from '../moments.ts'
import { useTexts } from './texts.ts'

interface MovedProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
}

/** Shown after rescheduling: the new time, and whom to inform. */
export function Moved({ params, booking }: MovedProps) {
  const t = useTexts()
  const locale = useLocale()
  const [open, setOpen] = useState<'calendar' | 'message' | null>(null)
  usePageTitle(t('moved.title'))
  const { service } = booking
  const again = movingAgain(booking, serverTime())
  const close = (): void => setOpen(null)
  return (
    <div className={styles.page}>
      <Confirmation
        title={t('moved.title')}
        actions={
          <>
            <ButtonLink to={portalPath('bookings')}>{t('toBookings')}</ButtonLink>
            <Button variant="secondary" icon={Send} onClick={() => setOpen('message')}>
              {t('moved.message')}
            </Button>
            <Button variant="secondary" icon={CalendarPlus} onClick={() => setOpen('calendar')}>
              {t('moved.calendar')}
            </Button>
          </>
        }
      >
        <p>
          {t('moved.what', {
            service,
            name: employeeName(booking),
            when: spanText(booking, locale),
          })}
        </p>
        <p>
          {again.kind === 'possible'
            ? t('move.until', { moment: momentText(again.until, locale) })
            : t('stays.text')}
        </p>
        <p>{t('remind', { name: booking.employee.firstName })}</p>
      </Confirmation>
      <CalendarDialog params={params} isOpen={open === 'calendar'} onClose={close} />
      <EmployeeMessageDialog params={params} booking={booking} isOpen={open === 'message'} onClose={close} />
    </div>
  )
}
