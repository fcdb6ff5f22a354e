import type { ReactNode } from 'react'
import styles from './summary-list.module.css'

export interface SummaryRow {
  readonly label: string
  readonly value: ReactNode
}

/** Facts about one thing, each row with a label and a value. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(row => (
        <div key={row.label} className={styles.row}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
