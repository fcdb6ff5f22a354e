import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import styles from './modal.module.css'
import { useTexts } from './texts.ts'
import { useModal } from './use-modal.ts'

export interface ModalProps {
  readonly title: string
  readonly isOpen: boolean
  /** The least destructive way out: Escape and the cross. Without it the dialog must be answered. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  /** The buttons; they stay in place while the content scrolls. */
  readonly actions?: ReactNode
}

interface ModalShape {
  readonly className: string | undefined
  /** A press beside it closes it too: for what holds nothing that could be lost. */
  readonly closesBeside?: boolean
}

/** What dialogs and sheets have in common: focus goes to the heading, stays inside, and returns to where it was. */
export function Modal(props: ModalProps & ModalShape) {
  const { title, isOpen, onClose, children, actions, className, closesBeside = false } = props
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const modal = useModal(isOpen, { first: heading, onClose, closesBeside })
  return (
    <dialog {...modal} className={className} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {onClose && <IconButton icon={X} label={t('dialog.close')} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
