import type { ReactNode } from 'react'
import type { Failure } from '../../state/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureMessage } from '../../ui/failure-message.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** The consequences of the action. */
  readonly children: ReactNode
  readonly confirm: string
  readonly cancel: string
  /** The text of the button while the action runs. */
  readonly busy: string | false
  readonly isDanger: boolean
  readonly failure: Failure | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before something ends. Stays open until the action is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, children, confirm, cancel, busy, isDanger, failure, onConfirm, onClose } = props
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      {children}
      <FailureMessage failure={failure} />
    </Dialog>
  )
}
