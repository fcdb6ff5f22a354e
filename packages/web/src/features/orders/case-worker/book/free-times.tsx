import { contract } from '@salvia/core/api'
import { VISIT_TYPES } from '@salvia/core/bookings'
import { clockTime } from '@salvia/core/i18n'
import type { OrderCase, OrderSlot } from '@salvia/core/order-cases'
import { useLocale } from '../../../../i18n/i18n.ts'
import { NoTimes } from '../../../../parts/choose-time/no-times.tsx'
import { slotDays } from '../../../../parts/choose-time/slot-days.ts'
import { WeekAndTimes } from '../../../../parts/choose-time/week-and-times.tsx'
import { useEndpoint } from '../../../../state/endpoint.ts'
import { EmptyState } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type FreeSlot, SlotList } from '../../../../ui/times/slot-list.tsx'
import { ReplyLink } from './reply-link.tsx'
import { useTexts } from './texts.ts'
import { TimesFailed } from './times-failed.tsx'

/** Free times change often, so they are fetched again after this many seconds. */
const FRESH = { againAfterSeconds: 30 }

interface StepProps {
  readonly order: OrderCase
  /** The order cannot be booked any more. */
  readonly onRefused: () => void
}

interface FreeTimesProps extends StepProps {
  /** The ISO week that was chosen: `2026-W48`. Null for the first week that has free times. */
  readonly week: string | null
  readonly onWeek: (week: string) => void
  readonly onSlot: (week: string, slotId: string) => void
}

/** The weeks with free times of the ordered service at the ordered clinic, and the times of one of them. */
export function FreeTimes({ order, week, onWeek, onSlot, onRefused }: FreeTimesProps) {
  const t = useTexts()
  const answer = useEndpoint(contract.orderCases.weeks, { params: { id: order.id } }, FRESH)
  if (answer.state === 'loading') return <Skeleton lines={8} />
  if (answer.state === 'failed') return <TimesFailed {...answer} order={order} onRefused={onRefused} />
  const weeks = answer.data.items
  const shown = week ?? weeks[0]?.week
  if (weeks.length === 0 || !shown) {
    return (
      <EmptyState title={t('noWeeks')} action={<ReplyLink order={order} />}>
        {t('noWeeksText')}
      </EmptyState>
    )
  }
  return (
    <WeekAndTimes weeks={weeks} shown={shown} onWeek={onWeek}>
      <WeekTimes
        key={shown}
        order={order}
        week={shown}
        onSlot={slotId => onSlot(shown, slotId)}
        onRefused={onRefused}
      />
    </WeekAndTimes>
  )
}

interface WeekTimesProps extends StepProps {
  readonly week: string
  readonly onSlot: (slotId: string) => void
}

function WeekTimes({ order, week, onSlot, onRefused }: WeekTimesProps) {
  const shownSlot = useShownSlot(order)
  const answer = useEndpoint(contract.orderCases.slots, { params: { id: order.id }, query: { week } }, FRESH)
  if (answer.state === 'loading') return <Skeleton lines={6} />
  if (answer.state === 'failed') return <TimesFailed {...answer} order={order} onRefused={onRefused} />
  const days = slotDays(answer.data.items).map(({ date, slots }) => ({ date, slots: slots.map(shownSlot) }))
  if (days.length === 0) return <NoTimes />
  return <SlotList days={days} onSlot={onSlot} />
}

/** A function that words a free time for the list, with a warning where the person has another visit. */
function useShownSlot({ contents }: OrderCase): (slot: OrderSlot) => FreeSlot {
  const t = useTexts()
  const locale = useLocale()
  return ({ id, startsAt, caregiver, visitType, address, otherVisit }) => ({
    id,
    time: clockTime(startsAt),
    caregiver: caregiver.name,
    occupation: caregiver.occupation,
    visit: VISIT_TYPES[visitType].label[locale],
    // Those of an ordered clinic are all there.
    place: contents.place === null ? address : null,
    note: otherVisit ? t('otherVisit.short') : undefined,
  })
}
