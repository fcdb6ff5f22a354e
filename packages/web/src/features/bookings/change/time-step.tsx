import { bookingsContract } from '@salvia/core/bookings'
import { WeekAndTimes } from '../../../parts/choose-time/week-and-times.tsx'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { EmptyState } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
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
  return (
    <div className={styles.step}>
      <FreeUntil booking={booking} now={now} />
      {weeks.length === 0 || !shown ? (
        <EmptyState title={t('noWeeks.title')}>
          <p>{t('noWeeks.text')}</p>
          <PhoneUs />
        </EmptyState>
      ) : (
        <WeekAndTimes weeks={weeks} shown={shown} onWeek={onWeek}>
          <WeekTimes {...step} key={shown} week={shown} onSlot={slotId => onSlot(shown, slotId)} />
        </WeekAndTimes>
      )}
    </div>
  )
}
