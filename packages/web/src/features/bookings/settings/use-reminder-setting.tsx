import { bookingsContract } from '@salvia/core/bookings'
import { BellRing } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import type { MenuAction } from '../../../ui/overlay/action-menu.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'
import { useTexts } from './texts.ts'

interface ReminderSetting {
  /** Undefined for users who may not change the setting. */
  readonly action: MenuAction | undefined
  readonly dialog: ReactNode
}

/** The action that opens the setting for reminders to employees, and its dialog. */
export function useReminderSetting(): ReminderSetting {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    bookingsContract.settings,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  const [isOpen, setIsOpen] = useState(false)
  if (clientNumber === null || answer.state !== 'ready' || !answer.data.mayChange)
    return { action: undefined, dialog: null }
  return {
    action: { label: t('reminder.open'), icon: BellRing, onAct: () => setIsOpen(true) },
    dialog: (
      <ReminderDialog
        clientNumber={clientNumber}
        isOn={answer.data.remindsEmployees}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    ),
  }
}
