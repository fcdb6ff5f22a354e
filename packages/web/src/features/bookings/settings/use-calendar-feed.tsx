import { CalendarSync } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MenuAction } from '../../../ui/overlay/action-menu.tsx'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'
import { useTexts } from './texts.ts'

/** The action that subscribes to the bookings in a calendar program, and the dialog that it opens. */
export function useCalendarFeed(): { readonly action: MenuAction; readonly dialog: ReactNode } {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return {
    action: { label: t('feed.open'), icon: CalendarSync, onAct: () => setIsOpen(true) },
    dialog: <CalendarFeedDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  }
}
