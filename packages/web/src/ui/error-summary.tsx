import { useEffect, useRef } from 'react'
import styles from './error-summary.module.css'
import { useTexts } from './texts.ts'

export interface SummaryError {
  /** Id of the control that the error belongs to; absent when it belongs to no field. */
  readonly field?: string
  readonly text: string
  /** What to do, when the text alone does not say it. */
  readonly action?: string
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[]
  /** Changes at each failed attempt, so that focus moves here again. */
  readonly attempt: number
}

/** Begins the title of the page with a word, so that it is read out first and seen in the tab. */
function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return
    document.title = prefix + document.title
    return () => {
      // The page may have a new title by now.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}

/** All errors of a form, shown above it, and told in the title of the page. Each links to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useTexts()
  const summary = useRef<HTMLElement>(null)
  const shown = errors.length > 0 && attempt > 0
  useTitlePrefix(shown ? t('errorSummary.prefix') : '')
  useEffect(() => {
    if (shown && attempt > 0) summary.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  const [only] = errors
  const single = errors.length === 1 && only !== undefined && only.field === undefined
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby="error-summary">
      <h2 id="error-summary" className={styles.title}>
        {single ? only.text : t('errorSummary.title', { count: errors.length })}
      </h2>
      {single ? (
        only.action && <p>{only.action}</p>
      ) : (
        <ul className={styles.list}>
          {errors.map(error => (
            <li key={error.text}>
              {error.field ? <FieldLink field={error.field} text={error.text} /> : error.text}
              {error.action && <p>{error.action}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function FieldLink({ field, text }: { readonly field: string; readonly text: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={event => {
        event.preventDefault()
        document.getElementById(field)?.focus()
      }}
    >
      {text}
    </a>
  )
}
