import { contract } from '@salvia/core/api'
import type { Closing, CustomerUser } from '@salvia/core/customers'
import { ConfirmDialog } from '../../../parts/case-worker/confirm-dialog.tsx'
import { useAction } from '../../../state/action.ts'
import { useTexts } from './texts.ts'
import { nameOf } from './users-columns.tsx'

/** What was done to which account. */
export interface ActedOn {
  readonly user: CustomerUser
  readonly event: Closing
}

interface UserDialogProps {
  readonly clientNumber: string
  /** The user whose account is to be closed or reopened; null when the dialog is closed. */
  readonly user: CustomerUser | null
  readonly onClose: () => void
  readonly onDone: (what: ActedOn) => void
}

/** Closes an account, after telling what that ends, or reopens a closed one. */
export function UserDialog({ clientNumber, user, onClose, onDone }: UserDialogProps) {
  const t = useTexts()
  const { customers } = contract
  const act = useAction(customers.actOnUser)
  const event: Closing = user?.state === 'closed' ? 'reopen' : 'close'
  const isClosing = event === 'close'
  const name = user ? nameOf(user) : ''
  const confirm = async (): Promise<void> => {
    if (!user) return
    const outcome = await act.run({ params: { clientNumber, id: user.id, event } })
    if (outcome.ok) onDone({ user: outcome.data, event })
  }
  return (
    <ConfirmDialog
      title={t(isClosing ? 'users.closeTitle' : 'users.reopenTitle', { name })}
      isOpen={user !== null}
      confirm={t(isClosing ? 'users.closeNow' : 'users.reopenNow')}
      cancel={t('word.cancel')}
      busy={act.isRunning && t(isClosing ? 'users.closing' : 'users.reopening')}
      isDanger={isClosing}
      failure={act.failure}
      onConfirm={() => void confirm()}
      onClose={() => {
        act.reset()
        onClose()
      }}
    >
      <p>{t(isClosing ? 'users.closeText' : 'users.reopenText')}</p>
    </ConfirmDialog>
  )
}
