import { Link } from '../../ui/link.tsx'
import styles from './case-link.module.css'

interface CaseLinkProps {
  readonly to: string
  /** The number of the case; it never breaks across lines. */
  readonly children: string
}

/** Leads to a case by its number. */
export function CaseLink({ to, children }: CaseLinkProps) {
  return (
    <span className={styles.number}>
      <Link to={to}>{children}</Link>
    </span>
  )
}
