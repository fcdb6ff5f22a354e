import type { IsoDate } from '@salvia/core/primitives'
import type { ReactNode } from 'react'
import { WeekPicker } from '../../ui/times/week-picker.tsx'
import styles from './choose-time.module.css'
import { useTexts } from './texts.ts'

interface Week {
  /** An ISO week: `2026-W48`. */
  readonly week: string
  /** Its first day. */
  readonly from: IsoDate
  readonly freeSlots: number
}

interface WeekAndTimesProps {
  /** The weeks that have free times. */
  readonly weeks: readonly Week[]
  readonly shown: string
  readonly onWeek: (week: string) => void
  /** The free times of the shown week. */
  readonly children: ReactNode
}

/** The weeks that have free times, beside the times of one of them. */
export function WeekAndTimes({ weeks, shown, onWeek, children }: WeekAndTimesProps) {
  const t = useTexts()
  const choose = (day: IsoDate): void => {
    const chosen = weeks.find(({ from }) => from === day)
    if (chosen) onWeek(chosen.week)
  }
  return (
    <div className={styles.weekAndTimes}>
      <WeekPicker
        weeks={weeks.map(({ from, freeSlots }) => ({ day: from, free: freeSlots }))}
        chosen={weeks.find(({ week }) => week === shown)?.from}
        onWeek={choose}
      />
      <div className={styles.times}>
        <div role="status">
          <h2>{t('title', { week: Number(shown.slice(-2)) })}</h2>
        </div>
        {children}
      </div>
    </div>
  )
}
