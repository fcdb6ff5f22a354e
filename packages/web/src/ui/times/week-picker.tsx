import type { IsoDate } from '@salvia/core/primitives'
import { formatDayRange } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { useCurrentInView } from '../use-current-in-view.ts'
import { useTexts } from './texts.ts'
import styles from './times.module.css'
import { weekNumber, workingWeek } from './week.ts'

interface FreeWeek {
  /** Any day of the week. */
  readonly day: IsoDate
  /** The number of free times. */
  readonly free: number
}

interface WeekPickerProps {
  /** Contains only weeks that have free times. */
  readonly weeks: readonly FreeWeek[]
  /** Any day of the chosen week. */
  readonly chosen?: IsoDate | undefined
  readonly onWeek: (day: IsoDate) => void
}

/** Lets the user choose a week in which to look for a time. On a phone the weeks are one line. */
export function WeekPicker({ weeks, chosen, onWeek }: WeekPickerProps) {
  const t = useTexts()
  const locale = useLocale()
  const chosenMonday = chosen && workingWeek(chosen)[0]
  const line = useCurrentInView<HTMLUListElement>(
    weeks.findIndex(({ day }) => workingWeek(day)[0] === chosenMonday),
  )
  return (
    <ul {...line} className={styles.weeks} aria-label={t('week.label')}>
      {weeks.map(({ day, free }) => {
        const [monday, friday] = workingWeek(day)
        return (
          <li key={monday}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={chosenMonday === monday}
              onClick={() => onWeek(day)}
            >
              <span className={styles.main}>{t('week.number', { week: weekNumber(day) })}</span>
              <span>{formatDayRange(monday, friday, locale)}</span>
              <span className={styles.minor}>{t('week.free', { count: free })}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
