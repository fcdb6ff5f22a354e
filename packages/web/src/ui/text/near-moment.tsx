import { exactTime } from '@salvia/core/i18n'
import { daysBetween, type Instant, type IsoDate, isInstant, stockholmDate } from '@salvia/core/primitives'
import { formatNearDay } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './text.module.css'

interface NearMomentProps {
  /** A moment, or a date in Stockholm. */
  readonly at: Instant | IsoDate
  readonly today: IsoDate
}

/** A moment of the coming weeks, as short as it can be said: "i dag 16:00", "tors 26 nov. 09:00". */
export function NearMoment({ at, today }: NearMomentProps) {
  const locale = useLocale()
  const date = isInstant(at) ? stockholmDate(at) : at
  const day = formatNearDay(date, daysBetween(today, date), locale)
  return (
    <time dateTime={at} className={styles.figure}>
      {isInstant(at) ? `${day} ${exactTime(at, locale)}` : day}
    </time>
  )
}
