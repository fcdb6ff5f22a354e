import { EmailWay, PhoneWay } from '../../../ui/text/ways.tsx'
import styles from './coworker.module.css'

interface ReachedProps {
  readonly person: { readonly email: string | null; readonly phone: string | null }
}

/** The ways to reach a manager. Nothing where none is known. */
export function Ways({ person: { email, phone } }: ReachedProps) {
  return (
    <span className={styles.ways}>
      {phone && <PhoneWay number={phone} />}
      {email && <EmailWay email={email} />}
    </span>
  )
}
