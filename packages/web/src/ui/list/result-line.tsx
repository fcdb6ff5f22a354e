import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './result-line.module.css'

/** Nothing is read out while one still writes. */
const SAID_AFTER_MS = 400

/** How many a list holds now: "12 av 84 tidsbokningar". Seen at once, read out once it stays. */
export function ResultLine({ children }: { readonly children: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(children), SAID_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [children])
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
