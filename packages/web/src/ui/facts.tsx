import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** The list stands among others of its kind: their values line up, and on a phone each stands below its label. */
  readonly isAligned?: boolean
}

/**
 * Facts about one thing, on the page itself and without a frame: label and value beside each other, and two such pairs
 * on a row where there is room. Groups of facts are lists of their own, with space between.
 */
export function Facts({ facts, isAligned = false }: FactsProps) {
  return (
    <div className={styles.room}>
      <dl className={styles.facts} data-aligned={isAligned || undefined}>
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
