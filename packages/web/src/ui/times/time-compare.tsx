import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { formatTime } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { longDate } from '../long-date.ts'
import { useTexts } from './texts.ts'
import styles from './times.module.css'

interface BookedTime {
  /** An ISO 8601 moment. */
  readonly start: string
  /** The place and the caregiver, one line each. */
  readonly lines: readonly string[]
  /** What else changes: "Ändras: besökstyp". */
  readonly changes?: string | undefined
}

/** The current time and the new time, side by side. */
export function TimeCompare({ now, next }: { readonly now: BookedTime; readonly next: BookedTime }) {
  const t = useTexts()
  return (
    <div className={styles.compare}>
      <TimeCard title={t('compare.now')} time={now} />
      <ArrowRight aria-hidden className={styles.arrow} />
      <TimeCard title={t('compare.next')} time={next} isNew />
    </div>
  )
}

interface TimeCardProps {
  readonly title: string
  readonly time: BookedTime
  readonly isNew?: boolean
}

function TimeCard({ title, time, isNew = false }: TimeCardProps) {
  const id = useId()
  const t = useTexts()
  const locale = useLocale()
  const day = longDate(time.start, locale)
  return (
    <section aria-labelledby={id} className={styles.card} data-new={isNew || undefined}>
      <h2 id={id} className={styles.cardTitle}>
        {title}
      </h2>
      <p className={styles.moment}>
        <time dateTime={time.start}>{t('compare.at', { day, time: formatTime(time.start) })}</time>
      </p>
      {time.lines.map(line => (
        <p key={line} className={styles.minor}>
          {line}
        </p>
      ))}
      {time.changes && <p className={styles.changes}>{time.changes}</p>}
    </section>
  )
}
