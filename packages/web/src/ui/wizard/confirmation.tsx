import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IdText } from '../id-text.tsx'
import styles from './confirmation.module.css'

interface ConfirmationProps {
  /** What has been done: "Beställningen är skickad". */
  readonly title: string
  /** The number to mention when the user asks about it. */
  readonly reference?: { readonly label: string; readonly id: string }
  /** What happens next. */
  readonly children: ReactNode
  /** Links to the next steps. */
  readonly actions?: ReactNode
}

/** The last page of a process that succeeded. Its heading gets focus. */
export function Confirmation({ title, reference, children, actions }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.confirmation}>
      <div className={styles.panel}>
        <CircleCheck aria-hidden className={styles.icon} />
        <div className={styles.done}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {reference && (
            <p>
              {reference.label}: <IdText copy>{reference.id}</IdText>
            </p>
          )}
        </div>
      </div>
      <div className={styles.next}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
