import type { ReactNode } from 'react'
import styles from './dashboard-parts.module.css'

/** The present state of something, in one line with what it is about first. */
export function StatusLine({ about, children }: { readonly about: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <h2>{about}</h2>
      <div className={styles.state}>{children}</div>
    </div>
  )
}
