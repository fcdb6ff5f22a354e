import { useId } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  readonly label: string
  /** From 0 to 1; absent while the end is not known. */
  readonly share?: number | undefined
  /** How far it has come, in words: "Läser 12 400 av 40 000 rader". */
  readonly detail?: string
}

/** How far an act has come. */
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
