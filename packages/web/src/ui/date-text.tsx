import { formatDate, formatDateTime } from '../i18n/format.ts'
import { useLocale } from '../i18n/i18n.ts'
import styles from './date-text.module.css'
import { longDate } from './long-date.ts'

interface DateTextProps {
  /** An ISO 8601 moment. */
  readonly moment: string
  /** `date` or `time` for tables and lists, `long` for sentences. */
  readonly as?: 'date' | 'time' | 'long'
}

/** A date or time in Swedish time, whatever the time zone of the device. */
export function DateText({ moment, as = 'date' }: DateTextProps) {
  const locale = useLocale()
  const text = { date: formatDate, time: formatDateTime, long: longDate }[as](moment, locale)
  return (
    <time dateTime={moment} className={as === 'long' ? undefined : styles.date}>
      {text}
    </time>
  )
}
