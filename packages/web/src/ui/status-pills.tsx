import { Link } from 'react-router'
import styles from './status-pills.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

interface Pill {
  readonly to: string
  readonly label: string
  /** Null while the count loads; its space is reserved. */
  readonly count?: string | null
  readonly current: boolean
}

interface StatusPillsProps {
  readonly label: string
  readonly pills: readonly Pill[]
}

/**
 * The filters of a list, each with its count. They are links, so that they can be shared and the back button works. On
 * a phone they are one line, scrolled to the current one.
 */
export function StatusPills({ label, pills }: StatusPillsProps) {
  const line = useCurrentInView<HTMLUListElement>(pills.findIndex(pill => pill.current))
  return (
    <nav aria-label={label}>
      <ul {...line} className={styles.pills}>
        {pills.map(pill => (
          <li key={pill.to}>
            <Link to={pill.to} className={styles.pill} aria-current={pill.current ? 'true' : undefined}>
              {pill.label}
              {pill.count !== undefined && (
                <span className={styles.count} data-awaited={pill.count === null || undefined}>
                  {' '}
                  {pill.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
