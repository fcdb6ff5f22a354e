import { type BookingDetails, bookingsContract } from '@salvia/core/bookings'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { IsoDate } from '@salvia/core/primitives'
import { useEndpoint } from '../../../state/endpoint.ts'
import { EmptyState } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WeekPicker } from '../../../ui/times/week-picker.tsx'
import styles from '../booking.module.css'
import { useTimeAround } from '../deadline.ts'
import { FreeUntil } from '../free-until.tsx'
import { PhoneUs } from '../phone-us.tsx'
import { useTexts } from './texts.ts'
import { TimesFailed } from './times-failed.tsx'

export interface StepProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  readonly onRefused: (code: ErrorCode) => void
}

/** Free times change often, so they are fetched again after this many seconds. */
export const FRESH_SECONDS = 30

interface WeekStepProps extends StepProps {
  readonly onWeek: (week: string) => void
}

/** The weeks that have free times. */
export function WeekStep({ params, booking, onRefused, onWeek }: WeekStepProps) {
  const t = useTexts()
  const now = useTimeAround(booking)
  const answer = useEndpoint(bookingsContract.weeks, { params }, { againAfterSeconds: FRESH_SECONDS })
  if (answer.state === 'loading') return <Skeleton lines={5} />
  if (answer.state === 'failed') return <TimesFailed {...answer} onRefused={onRefused} />
  const weeks = answer.data.items
  const choose = (day: IsoDate): void => {
    const chosen = weeks.find(({ from }) => from === day)
    if (chosen) onWeek(chosen.week)
  }
  return (
    <div className={styles.step}>
      <FreeUntil booking={booking} now={now} />
      {weeks.length > 0 ? (
        <WeekPicker
          weeks={weeks.map(({ from, freeSlots }) => ({ day: from, free: freeSlots }))}
          onWeek={choose}
        />
      ) : (
        <EmptyState title={t('noWeeks.title')}>
          <p>{t('noWeeks.text')}</p>
          <PhoneUs />
        </EmptyState>
      )}
    </div>
  )
}
