import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './result-line.module.css'

/** Nothing is read out while one still writes. */
const SAID_AFTER_MS = 400

interface ResultLineProps {
  readonly children: string
  /** What is known before the number is: seen, and not read out. */
  readonly isAwaited?: boolean
}

/** How many a list holds now: "12 av 84 tidsbokningar". Seen at once, read out once it stays. */
export function ResultLine({ children, isAwaited = false }: ResultLineProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (isAwaited) return
    const timer = window.setTimeout(() => setSaid(children), SAID_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [children, isAwaited])
  return (
    <div>
      <p className={styles.line} aria-hidden>
        {children}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
