import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'
import { useTexts } from './texts.ts'

/** Opens the dialog for subscribing to the bookings in a calendar program. */
export function CalendarFeedButton() {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="tertiary" icon={CalendarSync} onClick={() => setIsOpen(true)}>
        {t('feed.open')}
      </Button>
      <CalendarFeedDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
