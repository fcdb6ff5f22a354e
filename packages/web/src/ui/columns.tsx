import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** The main column of a page with a narrower one beside it; stacked on narrow screens. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** Stacked cards in one of the columns. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
