import type { IsoDate } from '@salvia/core/primitives'
import { Clock, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { NearMoment } from '../../ui/text/near-moment.tsx'
import styles from './waiting.module.css'
import type { WaitingRow } from './waiting-rows.ts'

interface WaitingListProps {
  readonly rows: readonly WaitingRow[]
  readonly today: IsoDate
}

/** Rows of what waits for the user. Each is one link, which begins with the person or thing. */
export function WaitingList({ rows, today }: WaitingListProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(row => (
        <li key={row.key}>
          {row.to === null ? (
            <div className={styles.row}>
              <Content row={row} today={today} />
            </div>
          ) : (
            <Link to={row.to} className={styles.row}>
              <Content row={row} today={today} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ContentProps {
  readonly row: WaitingRow
  readonly today: IsoDate
}

function Content({ row, today }: ContentProps) {
  const Icon = row.isTodo ? TriangleAlert : Clock
  return (
    <>
      <Icon aria-hidden data-todo={row.isTodo || undefined} />
      <span className={styles.what}>
        <span className={styles.title}>{row.title}</span> <span className={styles.minor}>{row.detail}</span>
      </span>{' '}
      {row.at !== null && <NearMoment at={row.at} today={today} />}
    </>
  )
}

/** What applies after each kind of deadline among the rows, each said once. */
export function Consequences({ rows }: Pick<WaitingListProps, 'rows'>) {
  const kinds = new Map(
    rows.flatMap(({ consequence: kind }) => (kind ? [[kind.heading + kind.text, kind]] : [])),
  )
  return (
    <ul className={styles.consequences}>
      {[...kinds].map(([key, { heading, text }]) => (
        <li key={key}>
          <strong>{heading}:</strong> {text}
        </li>
      ))}
    </ul>
  )
}
