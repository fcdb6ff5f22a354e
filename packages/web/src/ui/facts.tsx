import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/**
 * Facts about one thing, on the page itself and without a frame: label and value beside each other, and two such pairs
 * on a row where there is room. Groups of facts are lists of their own, with space between.
 */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div className={styles.room}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
