import type { EmployeeMessage } from '@salvia/core/bookings'
import styles from './booking.module.css'

/** The text for the employee, formatted for reading. */
export function MessageText({ message }: { readonly message: EmployeeMessage }) {
  const { subject, greeting, lines, visit, closing } = message
  return (
    <>
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{greeting}</p>
      <dl className={styles.lines}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{visit}</p>
      <p>{closing}</p>
    </>
  )
}
