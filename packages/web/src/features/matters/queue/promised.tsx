import { daysBetween, type IsoDate } from '@salvia/core/primitives'
import { formatNearDay } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './matter-queue.module.css'
import { useTexts } from './texts.ts'

interface PromisedProps {
  /** The day on which an answer is promised at the latest; null where none is. */
  readonly on: IsoDate | null
  /** The provider has written since the matter was sent. */
  readonly isAnswered: boolean
  /** Null for what no longer waits: that it was late is then no warning. */
  readonly today: IsoDate | null
}

/** When an answer is promised, by how far away that is: "I dag", "fre 4 dec", "2 dagar försenat". */
export function Promised({ on, isAnswered, today }: PromisedProps) {
  const t = useTexts()
  const locale = useLocale()
  if (on === null && isAnswered) return <span className={styles.minor}>{t('promised.answered')}</span>
  if (on === null)
    return (
      <span className={styles.minor}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('promised.none')}</VisuallyHidden>
      </span>
    )
  if (today === null) return <DateText moment={on} />
  const days = daysBetween(today, on)
  if (days < 0)
    return (
      <time dateTime={on} className={styles.date}>
        <StatusTag tone="warning">{t('promised.late', { count: -days })}</StatusTag>
      </time>
    )
  const near = [t('promised.today'), t('promised.tomorrow')][days]
  return (
    <time dateTime={on} className={classNames(styles.date, days === 0 && styles.now)}>
      {near ?? formatNearDay(on, days, locale)}
    </time>
  )
}
