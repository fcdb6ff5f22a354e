import { CalendarPlus, Printer, Send } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/panel.tsx'
import styles from '../booking.module.css'
import { useTexts } from '../texts.ts'

interface ShareCardProps {
  readonly onOpen: (what: 'calendar' | 'message') => void
}

/** Ways to share the booking: a message to the employee, a calendar file, or print. */
export function ShareCard({ onOpen }: ShareCardProps) {
  const t = useTexts()
  return (
    <Card title={t('share.title')}>
      <div className={styles.acts}>
        <Button variant="secondary" icon={Send} onClick={() => onOpen('message')}>
          {t('share.message')}
        </Button>
        <Button variant="secondary" icon={CalendarPlus} onClick={() => onOpen('calendar')}>
          {t('share.calendar')}
        </Button>
        <Button variant="tertiary" icon={Printer} onClick={() => window.print()}>
          {t('share.print')}
        </Button>
      </div>
    </Card>
  )
}
