import type { Tone } from '@salvia/core/i18n'
import {
  Circle,
  CircleCheck,
  CircleDot,
  type LucideIcon,
  OctagonAlert,
  Sparkles,
  TriangleAlert,
} from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './status-tag.module.css'

const ICONS: Readonly<Record<Tone, LucideIcon>> = {
  neutral: Circle,
  info: CircleDot,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
  accent: Sparkles,
}

interface StatusTagProps {
  readonly tone: Tone
  readonly children: string
}

/** A status in one or two words. Never clickable, and never shown by colour alone. */
export function StatusTag({ tone, children }: StatusTagProps) {
  const Icon = ICONS[tone]
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      <Icon aria-hidden />
      <span>{children}</span>
    </span>
  )
}
