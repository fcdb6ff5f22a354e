import { CircleAlert } from 'lucide-react'
import styles from './field-error.module.css'

interface FieldErrorProps {
  /** Id for the `aria-describedby` of the control. */
  readonly id: string
  readonly children: string
}

/** What is wrong with a field or a choice, beside its control. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </p>
  )
}
