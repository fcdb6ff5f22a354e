import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** The main part of a page with a narrower one beside it; under each other where there is no room. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** Cards above each other in one of the columns. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
