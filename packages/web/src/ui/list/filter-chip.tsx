import { Check } from 'lucide-react'
import styles from './filter-chip.module.css'

interface FilterChipProps {
  readonly label: string
  /** How many it would leave. */
  readonly count?: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** A yes or no that narrows a list at once. */
export function FilterChip({ label, count, isOn, onSwitch }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
      {isOn && <Check aria-hidden />}
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </button>
  )
}
