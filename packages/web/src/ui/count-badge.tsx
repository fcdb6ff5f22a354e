import styles from './count-badge.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const MOST = 99

interface CountBadgeProps {
  readonly count: number
  /** What is counted, for those who only hear it: "2 nya". */
  readonly label: string
}

/** How many things wait for the user, beside the name of where they wait. Nothing where none do. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>, {label}</VisuallyHidden>
    </span>
  )
}
