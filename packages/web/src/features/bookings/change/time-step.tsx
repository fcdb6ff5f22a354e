import { bookingsContract } from '@salvia/core/bookings'
import type { IsoDate } from '@salvia/core/primitives'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { EmptyState } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WeekPicker } from '../../../ui/times/week-picker.tsx'
import styles from '../booking.module.css'
import { useTimeAround } from '../deadline.ts'
import { FreeUntil } from '../free-until.tsx'
import { useTexts } from './texts.ts'
import { TimesFailed } from './times-failed.tsx'
import { FRESH_SECONDS, type StepProps, WeekTimes, type WeekTimesProps } from './week-times.tsx'

interface TimeStepProps extends StepProps, Pick<WeekTimesProps, 'isSameOnly' | 'onSameOnly'> {
  /** The ISO week that was chosen: `2026-W48`. Null for the first week that has free times. */
  readonly week: string | null
  readonly onWeek: (week: string) => void
  readonly onSlot: (week: string, slotId: string) => void
}

/**
 * The weeks that have free times, and the times of one of them. The first week is chosen from the start, so that only
 * who wants another has to press. @spec §2
 */
export function TimeStep({ week, onWeek, onSlot, ...step }: TimeStepProps) {
  const { params, booking, onRefused } = step
  const t = useTexts()
  const now = useTimeAround(booking)
  const answer = useEndpoint(bookingsContract.weeks, { params }, { againAfterSeconds: FRESH_SECONDS })
  if (answer.state === 'loading') return <Skeleton lines={8} />
  if (answer.state === 'failed') return <TimesFailed {...answer} onRefused={onRefused} />
  const weeks = answer.data.items
  const shown = week ?? weeks[0]?.week
  const choose = (day: IsoDate): void => {
    const chosen = weeks.find(({ from }) => from === day)
    if (chosen) onWeek(chosen.week)
  }
  return (
    <div className={styles.step}>
      <FreeUntil booking={booking} now={now} />
      {weeks.length === 0 || !shown ? (
        <EmptyState title={t('noWeeks.title')}>
          <p>{t('noWeeks.text')}</p>
          <PhoneUs />
        </EmptyState>
      ) : (
        <div className={styles.weekAndTimes}>
          <WeekPicker
            weeks={weeks.map(({ from, freeSlots }) => ({ day: from, free: freeSlots }))}
            chosen={weeks.find(one => one.week === shown)?.from}
            onWeek={choose}
          />
          <div className={styles.times}>
            <div role="status">
              <h2>{t('slots.title', { week: Number(shown.slice(-2)) })}</h2>
            </div>
            <WeekTimes {...step} key={shown} week={shown} onSlot={slotId => onSlot(shown, slotId)} />
          </div>
        </div>
      )}
    </div>
  )
}
