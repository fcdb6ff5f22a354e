import type { ReactNode } from 'react'
import { BackLink } from './link.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** A link back that names its target. */
  readonly back?: { readonly to: string; readonly text: string }
  /** A status, beside the title. */
  readonly tag?: ReactNode
  /** Facts, below the title. */
  readonly meta?: ReactNode
  /** The main button of the page. */
  readonly actions?: ReactNode
}

/** The heading of a page. Navigation moves focus to it. */
export function PageHeader({ title, back, tag, meta, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      <div className={styles.row}>
        <div className={styles.titleRow}>
          <h1 tabIndex={-1}>{title}</h1>
          {tag}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {meta && <div className={styles.meta}>{meta}</div>}
    </div>
  )
}
