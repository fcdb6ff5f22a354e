import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { useTexts } from './texts.ts'

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** The least destructive way out: Escape and the cross. Without it the dialog must be answered. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  /** The buttons; they stay in place while the content scrolls. */
  readonly actions?: ReactNode
}

/** A modal question or a must-know; never a step of a process. Focus goes in, and back to where it was. */
export function Dialog({ title, isOpen, onClose, children, actions }: DialogProps) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const opener = document.activeElement
    element.showModal()
    heading.current?.focus()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])

  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    onClose?.()
  }
  // A browser closes a dialog at the second Escape even where the first was refused.
  const cancelOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel(event)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      onKeyDown={cancelOnEscape}
    >
      {isOpen && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {onClose && <IconButton icon={X} label={t('dialog.close')} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}
