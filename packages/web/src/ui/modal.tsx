import { X } from 'lucide-react'
import { type ReactNode, use, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { keyboardScroll } from './keyboard-scroll.ts'
import styles from './modal.module.css'
import { ModalNotice } from './modal-notice.ts'
import { useTexts } from './texts.ts'
import { useModal } from './use-modal.ts'

export interface ModalProps {
  readonly title: string
  readonly isOpen: boolean
  /**
   * Called by Escape and the cross; must be the least destructive choice. Without it, the user must choose a button.
   */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  /** The buttons; they stay visible while the content scrolls. */
  readonly actions?: ReactNode
}

interface ModalShape {
  readonly className: string | undefined
  /** A press outside also closes it. Only for dialogs where nothing can be lost. */
  readonly closesBeside?: boolean
}

/** The base of dialogs and sheets: focus moves to the heading, stays inside, and returns to where it was. */
export function Modal(props: ModalProps & ModalShape) {
  const { title, isOpen, onClose, children, actions, className, closesBeside = false } = props
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const notice = use(ModalNotice)
  const modal = useModal(isOpen, { first: heading, onClose, closesBeside })
  return (
    <dialog {...modal} className={className} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {onClose && <IconButton icon={X} label={t('word.close')} onClick={onClose} />}
          </div>
          {notice}
          <div ref={keyboardScroll} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
