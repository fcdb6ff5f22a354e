import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import styles from './task-card.module.css'

interface TaskCardProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

/** A link to one of the most common tasks. */
export function TaskCard({ to, icon: Icon, title, text }: TaskCardProps) {
  return (
    <div className={styles.card}>
      <Icon aria-hidden />
      <div>
        <Link to={to}>{title}</Link>
        <p>{text}</p>
      </div>
    </div>
  )
}
