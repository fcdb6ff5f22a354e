import { type Ref, useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './result-line.module.css'

/** Milliseconds before a new number is read out, so that nothing is read while the user types. */
const SAID_AFTER_MS = 400

interface ResultLineProps {
  readonly children: string
  /** The number is not known yet. The text is shown, but not read out. */
  readonly isAwaited?: boolean
  /** To focus the line, for users whose button has vanished with the rows. */
  readonly ref?: Ref<HTMLDivElement>
}

/** The number of rows in a list: "64 tidsbokningar". Shown at once, and read out when it no longer changes. */
export function ResultLine({ children, isAwaited = false, ref }: ResultLineProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (isAwaited) return
    const timer = window.setTimeout(() => setSaid(children), SAID_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [children, isAwaited])
  return (
    <div ref={ref} tabIndex={-1} className={styles.box}>
      <p className={styles.line} aria-hidden>
        {children}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
