import { ArrowLeft, ExternalLink as ExternalIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import styles from './link.module.css'
import { useTexts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { WAY_BACK } from './way-back.ts'

interface LinkProps {
  readonly to: string
  readonly children: ReactNode
}

interface InnerLinkProps extends LinkProps {
  /** Its text only says where it leads, so it is not printed. */
  readonly isOnScreenOnly?: boolean
}

/** A link within the portal. */
export function Link({ to, isOnScreenOnly, children }: InnerLinkProps) {
  return (
    <RouterLink to={to} data-screen-only={isOnScreenOnly}>
      {children}
    </RouterLink>
  )
}

/** A link back that names its target: "Till medarbetare". */
export function BackLink({ to, children }: LinkProps) {
  return (
    <RouterLink to={to} state={WAY_BACK} className={styles.back}>
      <ArrowLeft aria-hidden />
      <span>{children}</span>
    </RouterLink>
  )
}

/** A link to another site; says that it opens in a new tab. */
export function ExternalLink({ to, children }: LinkProps) {
  const t = useTexts()
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.external}>
      {children}
      <ExternalIcon aria-hidden />
      <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
    </a>
  )
}
