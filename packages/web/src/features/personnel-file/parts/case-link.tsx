import { Link } from '../../../ui/link.tsx'
import styles from './case-link.module.css'

interface CaseLinkProps {
  readonly to: string
  /** The case number; it does not break across lines. */
  readonly children: string
}

/** A link to a case, with its number as text. */
export function CaseLink({ to, children }: CaseLinkProps) {
  return (
    <span className={styles.number}>
      <Link to={to}>{children}</Link>
    </span>
  )
}
