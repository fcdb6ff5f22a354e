import {
  type BookingDetails,
  bookingsContract,
  movingAgain,
  type Slot,
  VISIT_TYPES,
} from '@salvia/core/bookings'
import { clockTime, type Locale } from '@salvia/core/i18n'
import { useLocale } from '../../../i18n/i18n.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SlotList } from '../../../ui/times/slot-list.tsx'
import styles from '../booking.module.css'
import { slotDays } from './slot-days.ts'
import { useTexts } from './texts.ts'
import { TimesFailed } from './times-failed.tsx'
import { FRESH_SECONDS, type StepProps } from './week-step.tsx'

interface SlotStepProps extends StepProps {
  /** An ISO week: `2026-W48`. */
  readonly week: string
  readonly onSlot: (slotId: string) => void
  readonly onOtherWeek: () => void
}

const MINUTE_MS = 60_000

/** The free times of a week, each with how it differs from the booked time. */
export function SlotStep({ params, booking, week, onRefused, onSlot, onOtherWeek }: SlotStepProps) {
  const t = useTexts()
  const locale = useLocale()
  const now = useServerTime(MINUTE_MS)
  const answer = useEndpoint(
    bookingsContract.slots,
    { params, query: { week } },
    { againAfterSeconds: FRESH_SECONDS },
  )
  if (answer.state === 'loading') return <Skeleton lines={6} />
  if (answer.state === 'failed') return <TimesFailed {...answer} onRefused={onRefused} />
  const days = slotDays(answer.data.items).map(({ date, slots }) => ({
    date,
    slots: slots.map(slot => ({
      id: slot.id,
      time: clockTime(slot.startsAt),
      caregiver: slot.caregiver.name,
      occupation: slot.caregiver.occupation,
      lines: otherwise(slot, booking, locale),
      note: movingAgain(slot, now).kind === 'impossible' ? t('slots.stays') : undefined,
    })),
  }))
  return (
    <div className={styles.step}>
      <h2>{t('slots.title', { week: Number(week.slice(-2)) })}</h2>
      {days.length > 0 ? <SlotList days={days} onSlot={onSlot} /> : <EmptyState title={t('slots.none')} />}
      <div>
        <Button variant="secondary" onClick={onOtherWeek}>
          {t('slots.otherWeek')}
        </Button>
      </div>
    </div>
  )
}

/** The kind of visit and the place, where they differ from the booked time. */
function otherwise(slot: Slot, { visitType, address }: BookingDetails, locale: Locale): string[] {
  return [
    ...(slot.visitType === visitType ? [] : [VISIT_TYPES[slot.visitType].name[locale]]),
    ...(slot.address && slot.address !== address ? [slot.address] : []),
  ]
}
