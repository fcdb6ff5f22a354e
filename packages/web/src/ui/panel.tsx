import { RotateCw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { IdText } from './id-text.tsx'
import { Leaf } from './leaf.tsx'
import { InlineMessage } from './message.tsx'
import styles from './panel.module.css'
import { useTexts } from './texts.ts'

interface CardProps {
  readonly title?: string
  /** Shown beside the title, such as a status. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a page in a frame. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <div className={styles.cardHead}>
          {title && <h2 id={id}>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A section of a page without a frame, for content that only tells something, such as facts. */
export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** The next thing that the user can do. */
  readonly action?: ReactNode
  /** Adds an illustration, for the first time a user sees a feature. */
  readonly illustrated?: boolean
}

/** Says that there is nothing to show, and what the user can do. */
export function EmptyState({ title, children, action, illustrated = false }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustrated && <Leaf />}
      <p className={styles.emptyTitle}>{title}</p>
      {children && <div className={styles.emptyText}>{children}</div>}
      {action}
    </div>
  )
}

interface ErrorPanelProps {
  readonly title: string
  /** What the user can do. */
  readonly action?: string | undefined
  /** The error code that support asks for. */
  readonly code?: string | undefined
  readonly traceId?: string | undefined
  readonly onRetry?: (() => void) | undefined
}

/** Replaces a part of the page that could not be fetched or saved; the rest of the page still works. */
export function ErrorPanel({ title, action, code, traceId, onRetry }: ErrorPanelProps) {
  const t = useTexts()
  return (
    <div className={styles.error} role="alert">
      <InlineMessage tone="danger" title={title}>
        {action && <p>{action}</p>}
        {onRetry && (
          <div>
            <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>
              {t('word.retry')}
            </Button>
          </div>
        )}
        {(code || traceId) && (
          <details className={styles.details}>
            <summary>{t('error.code')}</summary>
            {code && <p>{code}</p>}
            {traceId && (
              <p>
                {t('error.trace')}: <IdText copy>{traceId}</IdText>
              </p>
            )}
          </details>
        )}
      </InlineMessage>
    </div>
  )
}
