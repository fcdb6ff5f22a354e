import styles from './skeleton.module.css'
import { useTexts } from './texts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SkeletonProps {
  /** About how many lines the content will have. */
  readonly lines?: number
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A placeholder in the shape of the content. It appears only when loading is slow. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  const t = useTexts()
  return (
    <div className={styles.block} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {numbers(lines).map(line => (
        <span key={line} className={styles.line} aria-hidden />
      ))}
    </div>
  )
}

/** Placeholder rows of a table. */
export function SkeletonRows({ columns, rows = 6 }: { readonly columns: number; readonly rows?: number }) {
  const t = useTexts()
  return numbers(rows).map(row => (
    <tr key={row}>
      {numbers(columns).map(column => (
        <td key={column}>
          {row === 0 && column === 0 && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
          <span className={styles.line} aria-hidden />
        </td>
      ))}
    </tr>
  ))
}

/** Placeholder cards of a list. */
export function SkeletonCards({ cards = 3 }: { readonly cards?: number }) {
  const t = useTexts()
  return (
    <div className={styles.block} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {numbers(cards).map(card => (
        <span key={card} className={styles.card} aria-hidden>
          {numbers(3).map(line => (
            <span key={line} className={styles.line} />
          ))}
        </span>
      ))}
    </div>
  )
}
