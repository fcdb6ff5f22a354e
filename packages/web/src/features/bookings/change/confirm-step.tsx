import {
  type BookingDetails,
  bookingsContract,
  movingAgain,
  type Slot,
  VISIT_TYPES,
} from '@salvia/core/bookings'
import type { Locale } from '@salvia/core/i18n'
import type { FormEvent } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useChosenSlot } from '../../../parts/choose-time/use-chosen-slot.ts'
import { caregiverText } from '../../../parts/choose-time/visit-words.ts'
import { useAction } from '../../../state/action.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { isUnsure } from '../../../state/is-unsure.ts'
import { useSending } from '../../../state/sendings.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { momentText, spanText } from '../../../ui/times/moments.ts'
import { TimeCompare } from '../../../ui/times/time-compare.tsx'
import { WizardButtons } from '../../../ui/wizard/wizard-buttons.tsx'
import styles from '../booking.module.css'
import { bookingWork, missedAtBooking } from '../missed-at-booking.ts'
import { isFinal } from './refusal.ts'
import { changesBy } from './slot-changes.ts'
import { useTexts } from './texts.ts'
import { TimesFailed } from './times-failed.tsx'
import { UnsureChange } from './unsure-change.tsx'
import { useChangesText } from './use-changes-text.ts'
import type { StepProps } from './week-times.tsx'

const MINUTE_MS = 60_000

interface ConfirmStepProps extends StepProps {
  readonly week: string
  readonly slotId: string
  readonly onBack: () => void
  /** Somebody else has booked the time. */
  readonly onTaken: () => void
  /** The booking has been changed elsewhere. */
  readonly onChanged: () => void
  readonly onMoved: (booking: BookingDetails) => void
}

/** Asks the user to confirm the chosen time. A time that is no longer free is treated as taken. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { params, week, slotId, onRefused, onTaken } = props
  const answer = useEndpoint(bookingsContract.slots, { params, query: { week } })
  const slot = useChosenSlot(answer, slotId, onTaken)
  if (slot) return <ConfirmForm {...props} slot={slot} />
  if (answer.state === 'failed') return <TimesFailed {...answer} onRefused={onRefused} />
  return <Skeleton lines={5} />
}

function ConfirmForm({ params, booking, slot, ...on }: ConfirmStepProps & { readonly slot: Slot }) {
  const t = useTexts()
  const locale = useLocale()
  const changes = useChangesText()(changesBy(slot, booking))
  const move = useSending(
    {
      name: bookingWork(params.id),
      text: t('underWay.reschedule'),
      missed: missedAtBooking(params, {
        text: locale => useTexts.in(locale)('notDone.reschedule'),
        unsure: locale => useTexts.in(locale)('unsure.reschedule'),
      }),
    },
    useAction(bookingsContract.reschedule),
  )
  const confirm = async (): Promise<void> => {
    if (move.isRunning) return
    const outcome = await move.run({ params, body: { slotId: slot.id, version: booking.version } })
    if (outcome.ok) return on.onMoved(outcome.data)
    const { code } = outcome.failure
    if (isFinal(code)) on.onRefused(code)
    if (code === 'SLOT_TAKEN') on.onTaken()
    if (code === 'BOOKING_CHANGED') on.onChanged()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void confirm()
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <TimeCompare
        now={{ start: booking.startsAt, lines: linesOf(booking, locale) }}
        next={{ start: slot.startsAt, lines: linesOf(slot, locale), changes }}
      />
      {slot.otherVisit && (
        <InlineMessage tone="warning" title={t('otherVisit.title', { name: booking.employee.firstName })}>
          <p>
            {t('otherVisit.text', {
              service: slot.otherVisit.service,
              when: spanText(slot.otherVisit, locale),
            })}
          </p>
        </InlineMessage>
      )}
      <AfterMove slot={slot} />
      <p>{t('remind', { name: booking.employee.firstName })}</p>
      {move.failure && isUnsure(move.failure) && <UnsureChange change="reschedule" failure={move.failure} />}
      {move.failure && !isUnsure(move.failure) && (
        <ErrorPanel
          {...move.failure}
          title={t('whoops.title')}
          action={[t('whoops.text'), move.failure.title].join(' ')}
          onRetry={() => void confirm()}
        />
      )}
      <WizardButtons act={t('move.act')} busy={move.isRunning && t('move.busy')} onBack={on.onBack} />
    </form>
  )
}

/** Until when the new time can be changed, or that it cannot be changed. */
function AfterMove({ slot }: { readonly slot: Slot }) {
  const t = useTexts()
  const locale = useLocale()
  const again = movingAgain(slot, useServerTime(MINUTE_MS))
  if (again.kind === 'impossible') {
    return (
      <InlineMessage tone="warning" title={t('stays.title')}>
        <p>{t('stays.text')}</p>
      </InlineMessage>
    )
  }
  return <p>{t('move.until', { moment: momentText(again.until, locale) })}</p>
}

/** The kind of visit, the place and the caregiver, one line each. */
function linesOf(visit: BookingDetails | Slot, locale: Locale): string[] {
  const { visitType, address } = visit
  const who = caregiverText(visit)
  return [VISIT_TYPES[visitType].label[locale], ...(address ? [address] : []), ...(who ? [who] : [])]
}
