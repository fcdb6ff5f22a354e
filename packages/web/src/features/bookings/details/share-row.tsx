import { CalendarPlus, Printer, Send } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import styles from '../booking.module.css'
import { useTexts } from '../texts.ts'

interface ShareRowProps {
  /** The visit has not passed, so the employee can be told of it, or of its cancellation. */
  readonly mayTell: boolean
  /** The visit is still booked. */
  readonly isBooked: boolean
  readonly onOpen: (what: 'calendar' | 'message') => void
}

/** Ways to share the booking: a message to the employee, a calendar file, or print. */
export function ShareRow({ mayTell, isBooked, onOpen }: ShareRowProps) {
  const t = useTexts()
  return (
    <fieldset className={styles.share} aria-label={t('share.label')}>
      {mayTell && (
        <Button variant="secondary" size="small" icon={Send} onClick={() => onOpen('message')}>
          {t('share.message')}
        </Button>
      )}
      {isBooked && (
        <Button variant="secondary" size="small" icon={CalendarPlus} onClick={() => onOpen('calendar')}>
          {t('share.calendar')}
        </Button>
      )}
      <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
        {t('share.print')}
      </Button>
    </fieldset>
  )
}
