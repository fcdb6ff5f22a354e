import { daysBetween, type IsoDate } from '@salvia/core/primitives'
import { formatRelativeDays } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'

interface RelativeDateProps {
  readonly date: IsoDate
  readonly today: IsoDate
}

/** How far away a day is: "om 23 dagar", "i går". Show the date itself beside it. */
export function RelativeDate({ date, today }: RelativeDateProps) {
  const locale = useLocale()
  return <time dateTime={date}>{formatRelativeDays(daysBetween(today, date), locale)}</time>
}
