import type { LucideIcon } from 'lucide-react'
import { Tooltip } from '../surface/tooltip.tsx'
import styles from './field.module.css'

interface TrailingButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}

/** A button at the end of a field, such as one that shows the password. */
export function TrailingButton({ icon: Icon, label, onPress }: TrailingButtonProps) {
  return (
    <Tooltip text={label} isName>
      {anchor => (
        <button {...anchor} type="button" className={styles.trailing} aria-label={label} onClick={onPress}>
          <Icon aria-hidden />
        </button>
      )}
    </Tooltip>
  )
}
