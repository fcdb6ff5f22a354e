import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './status-pills.module.css'

interface Pill {
  readonly to: string
  readonly label: string
  /** Null while the count loads; its space is reserved. */
  readonly count?: string | null
  readonly current: boolean
}

interface StatusPillsProps {
  readonly label: string
  readonly pills: readonly Pill[]
}

/**
 * The filters of a list, each with its count. They are links, so that they can be shared and the back button works. On
 * a phone they are one line, scrolled to the current one.
 */
export function StatusPills({ label, pills }: StatusPillsProps) {
  const line = useRef<HTMLUListElement>(null)
  const current = pills.findIndex(pill => pill.current)
  useEffect(() => {
    scrollTo(line.current?.children[current])
  }, [current])
  return (
    <nav aria-label={label}>
      <ul ref={line} className={styles.pills}>
        {pills.map(pill => (
          // A browser leaves a focused pill cut as it was, if some of it is in view.
          <li key={pill.to} onFocus={event => scrollTo(event.currentTarget)}>
            <Link to={pill.to} className={styles.pill} aria-current={pill.current ? 'true' : undefined}>
              {pill.label}
              {pill.count !== undefined && (
                <span className={styles.count} data-awaited={pill.count === null || undefined}>
                  {' '}
                  {pill.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the line of a pill until the pill is in its middle. Not `scrollIntoView`, which also scrolls the page. */
function scrollTo(pill: Element | undefined): void {
  const line = pill?.parentElement
  if (!line || !(pill instanceof HTMLElement)) return
  line.scrollLeft = pill.offsetLeft - (line.clientWidth - pill.offsetWidth) / 2
}
