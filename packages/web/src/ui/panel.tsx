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
  /** Beside the title, such as a status. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page that stands for itself. */
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

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** The one thing to do about it. */
  readonly action?: ReactNode
  /** A drawing, where this is the first thing a user sees of a feature. */
  readonly illustrated?: boolean
}

/** Nothing to show, said in words, with the way on. */
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
  /** What support asks for. */
  readonly code?: string | undefined
  readonly traceId?: string | undefined
  readonly onRetry?: (() => void) | undefined
}

/** A part of the page that could not be fetched or done; the rest of the page goes on. */
export function ErrorPanel({ title, action, code, traceId, onRetry }: ErrorPanelProps) {
  const t = useTexts()
  return (
    <div className={styles.error} role="alert">
      <InlineMessage tone="danger" title={title}>
        {action && <p>{action}</p>}
        {onRetry && (
          <div>
            <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>
              {t('error.retry')}
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
