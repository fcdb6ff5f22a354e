import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './message.module.css'
import { useTexts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type MessageTone = 'info' | 'success' | 'warning' | 'danger'

const ICONS: Readonly<Record<MessageTone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
}

interface MessageProps {
  readonly tone: MessageTone
  readonly title?: string
  readonly children?: ReactNode
}

interface BannerProps extends MessageProps {
  readonly actions?: ReactNode
  readonly onDismiss?: () => void
  /** Read out by screen readers when it appears after the page has rendered. */
  readonly announce?: boolean
}

/** A message about the whole page, above its heading; at most one, besides what failed after its page was left. It stays until it is closed or no longer true. */
export function Banner({ tone, title, children, actions, onDismiss, announce }: BannerProps) {
  const t = useTexts()
  const Icon = ICONS[tone]
  return (
    <div className={classNames(styles.banner, styles[tone])} role={announce ? 'status' : undefined}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <VisuallyHidden>{t(`message.${tone}`)} </VisuallyHidden>
        {title && <strong>{title}</strong>}
        {children && <div className={styles.content}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <IconButton icon={X} label={t('banner.dismiss')} onClick={onDismiss} />}
    </div>
  )
}

/** A message about one thing on the page, shown beside it. */
export function InlineMessage({ tone, title, children }: MessageProps) {
  const t = useTexts()
  const Icon = ICONS[tone]
  return (
    <div className={classNames(styles.inline, styles[tone])}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <VisuallyHidden>{t(`message.${tone}`)} </VisuallyHidden>
        {title && <strong>{title}</strong>}
        {children && <div className={styles.content}>{children}</div>}
      </div>
    </div>
  )
}
