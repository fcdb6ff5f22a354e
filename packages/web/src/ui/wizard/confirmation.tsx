import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonRow } from '../button.tsx'
import { IdText } from '../id-text.tsx'
import { Leaf } from '../leaf.tsx'
import styles from './confirmation.module.css'

interface ConfirmationProps {
  /** What has been done: "Beställningen är skickad". */
  readonly title: string
  /** The number to mention when the user asks about it. */
  readonly reference?: { readonly label: string; readonly id: string }
  /** Whom it was done for; null when the user has only one company. */
  readonly company?: { readonly label: string; readonly name: string } | null
  /** What happened, in a line. */
  readonly what: ReactNode
  /** What is next: who knows of it and who does not, and what happens now. */
  readonly children: ReactNode
  /** The main act of what is next, and then the links to go on by. */
  readonly actions: ReactNode
}

/** The last page of a process that succeeded. Its heading gets focus. */
export function Confirmation({ title, reference, company, what, children, actions }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.confirmation}>
      <Leaf />
      <div className={styles.done}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.what}>{what}</p>
        {reference && (
          <p>
            {reference.label} <IdText copy>{reference.id}</IdText>
          </p>
        )}
        {company && (
          <p>
            {company.label} {company.name}
          </p>
        )}
      </div>
      <div className={styles.next}>{children}</div>
      <ButtonRow>{actions}</ButtonRow>
    </div>
  )
}
