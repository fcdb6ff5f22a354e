import {
  type BookingDetails,
  bookingsContract,
  movingAgain,
  type Slot,
  VISIT_TYPES,
} from '@salvia/core/bookings'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import { clockTime } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { NoTimes } from '../../../parts/choose-time/no-times.tsx'
import { slotDays } from '../../../parts/choose-time/slot-days.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type FreeSlot, SlotList } from '../../../ui/times/slot-list.tsx'
import styles from '../booking.module.css'
import { SameCaregiver } from './same-caregiver.tsx'
import { changesBy, isSameCaregiver } from './slot-changes.ts'
import { useTexts } from './texts.ts'
import { TimesFailed } from './times-failed.tsx'
import { useChangesText } from './use-changes-text.ts'

export interface StepProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  readonly onRefused: (code: ErrorCode) => void
}

/** Free times change often, so they are fetched again after this many seconds. */
export const FRESH_SECONDS = 30

export interface WeekTimesProps extends StepProps {
  /** An ISO week: `2026-W48`. */
  readonly week: string
  /** Only times with the caregiver of the booking are shown, where the week has such times. */
  readonly isSameOnly: boolean
  readonly onSameOnly: (isSameOnly: boolean) => void
  readonly onSlot: (slotId: string) => void
}

const MINUTE_MS = 60_000

/** The free times of a week, each with what it changes beside the time. */
export function WeekTimes({ params, booking, week, onRefused, ...step }: WeekTimesProps) {
  const now = useServerTime(MINUTE_MS)
  const shownSlot = useShownSlot(booking)
  const answer = useEndpoint(
    bookingsContract.slots,
    { params, query: { week } },
    { againAfterSeconds: FRESH_SECONDS },
  )
  if (answer.state === 'loading') return <Skeleton lines={6} />
  if (answer.state === 'failed') return <TimesFailed {...answer} onRefused={onRefused} />
  const { items } = answer.data
  const same = items.filter(slot => isSameCaregiver(slot, booking))
  const days = slotDays(step.isSameOnly && same.length > 0 ? same : items).map(({ date, slots }) => ({
    date,
    slots: slots.map(slot => shownSlot(slot, now)),
  }))
  return (
    <div className={styles.step}>
      <SameCaregiver
        caregiver={booking.caregiver}
        free={same.length}
        others={items.length - same.length}
        isOn={step.isSameOnly}
        onSwitch={step.onSameOnly}
      />
      {days.length > 0 ? <SlotList days={days} onSlot={step.onSlot} /> : <NoTimes />}
    </div>
  )
}

/** A function that words a free time for the list. */
function useShownSlot(booking: BookingDetails): (slot: Slot, now: Instant) => FreeSlot {
  const t = useTexts()
  const locale = useLocale()
  const changesText = useChangesText()
  return (slot, now) => {
    const changes = changesBy(slot, booking)
    return {
      id: slot.id,
      time: clockTime(slot.startsAt),
      caregiver: slot.caregiver.name,
      occupation: slot.caregiver.occupation,
      visit: VISIT_TYPES[slot.visitType].label[locale],
      place: changes.includes('place') ? slot.address : null,
      changes: changesText(changes),
      note: movingAgain(slot, now).kind === 'impossible' ? t('slots.stays') : undefined,
    }
  }
}
