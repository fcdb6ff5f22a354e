import type { LucideIcon } from 'lucide-react'
import styles from './marker.module.css'

interface MarkerProps {
  readonly icon: LucideIcon
  readonly children: string
}

/** Something worth knowing about a row that is no status: "Tid skickad". Never clickable. */
export function Marker({ icon: Icon, children }: MarkerProps) {
  return (
    <span className={styles.marker}>
      <Icon aria-hidden />
      <span>{children}</span>
    </span>
  )
}
