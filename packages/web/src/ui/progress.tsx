import { useId } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  readonly label: string
  /** From 0 to 1; absent while the total is unknown. */
  readonly share?: number | undefined
  /** The progress in words: "Läser 12 400 av 40 000 rader". */
  readonly detail?: string
}

/** The progress of an action. */
export function Progress({ label, share, detail }: ProgressProps) {
  const id = useId()
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <progress
        aria-labelledby={id}
        className={styles.bar}
        max={100}
        {...(percent !== undefined && { value: percent })}
      />
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  )
}
