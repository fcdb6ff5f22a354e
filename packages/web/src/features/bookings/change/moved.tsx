import { type BookingDetails, movingAgain } from '@salvia/core/bookings'
import { fullName } from '@salvia/core/primitives'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { momentText, spanText } from '../../../ui/times/moments.ts'
import { CalendarDialog } from '../calendar-dialog.tsx'
import { TellEmployee } from './tell-employee.tsx'
import { useTexts } from './texts.ts'

interface MovedProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  /** The employee had been told before the page was reloaded. */
  readonly wasTold?: boolean
  readonly onTold?: () => void
}

/** Shown after rescheduling: the new time, and whom to tell. */
export function Moved({ params, booking, ...telling }: MovedProps) {
  const t = useTexts()
  const locale = useLocale()
  const [isCalendarOpen, setIsCalendarOpen] = useState(false)
  usePageTitle(t('moved.title'))
  const { service, employee } = booking
  const again = movingAgain(booking, serverTime())
  return (
    <>
      <TellEmployee
        {...telling}
        params={params}
        booking={booking}
        title={t('moved.title')}
        what={t('moved.what', { service, name: fullName(booking.employee), when: spanText(booking, locale) })}
        untold={t('tell.moved', { name: employee.firstName })}
        terms={
          again.kind === 'possible'
            ? t('move.until', { moment: momentText(again.until, locale) })
            : t('stays.text')
        }
        more={
          <Button variant="secondary" icon={CalendarPlus} onClick={() => setIsCalendarOpen(true)}>
            {t('moved.calendar')}
          </Button>
        }
      />
      <CalendarDialog params={params} isOpen={isCalendarOpen} onClose={() => setIsCalendarOpen(false)} />
    </>
  )
}
