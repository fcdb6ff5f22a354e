import { Check } from 'lucide-react'
import styles from './filter-chip.module.css'

interface FilterChipProps {
  readonly label: string
  /** The number of rows that match it. */
  readonly count?: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** A filter that is on or off and takes effect at once. */
export function FilterChip({ label, count, isOn, onSwitch }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
      {isOn && <Check aria-hidden />}
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </button>
  )
}
