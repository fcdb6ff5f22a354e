import type { BookingDetails } from '@salvia/core/bookings'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { stepOf } from '../../../parts/choose-time/time-steps.ts'
import { TimeStepsFrame } from '../../../parts/choose-time/time-steps-frame.tsx'
import { useTimeSteps } from '../../../parts/choose-time/use-time-steps.ts'
import { serverTime } from '../../../state/server-time.ts'
import { useSeen } from '../../../state/use-seen.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { Moved } from './moved.tsx'
import { MovingSummary } from './moving-summary.tsx'
import { type Receipt, receiptOf } from './receipt.ts'
import { refusalOf } from './refusal.ts'
import { Refused } from './refused.tsx'
import { useTexts } from './texts.ts'
import { TimeStep } from './time-step.tsx'

interface RescheduleWizardProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  /** The booking as last fetched. */
  readonly latest: BookingDetails
}

/**
 * The steps of rescheduling. The user's choices are in the address, so that the browser's back and forward buttons
 * work.
 */
export function RescheduleWizard({ params, latest }: RescheduleWizardProps) {
  const t = useTexts()
  const [address] = useSearchParams()
  const step = stepOf(address)
  const { seen: booking, takeLatest } = useSeen(latest)
  const [moved, setMoved] = useState<BookingDetails>()
  const [refused, setRefused] = useState<ErrorCode>()
  const [isSameOnly, setIsSameOnly] = useState(false)
  const at = portalPath('rescheduleBooking', { id: params.id })
  const { go, goBack } = useTimeSteps(at)
  const receipt = receiptOf(useLocation().state)
  const keepReceipt = (kept: Receipt): void => go({ kind: 'done' }, true, kept)

  if (step.kind === 'done') {
    const done = moved ?? (receipt?.version === latest.version ? latest : undefined)
    if (done) {
      return (
        <Moved
          params={params}
          booking={done}
          wasTold={receipt?.isTold ?? false}
          onTold={() => keepReceipt({ version: done.version, isTold: true })}
        />
      )
    }
    return <Navigate to={portalPath('booking', { id: params.id })} replace />
  }
  // During confirmation only the server decides whether the change was in time.
  const refusal = refused ?? (step.kind === 'confirm' ? null : refusalOf(booking, 'reschedule', serverTime()))
  if (refusal) return <Refused code={refusal} booking={booking} />

  const common = { params, booking, onRefused: setRefused }
  return (
    <TimeStepsFrame
      step={step}
      name={t('move.title')}
      confirm={t('confirm')}
      address={at}
      exit={portalPath('booking', { id: params.id })}
      changed={{ code: 'BOOKING_CHANGED', text: t('changed') }}
      about={<MovingSummary booking={booking} isCompared={step.kind === 'confirm'} />}
    >
      {step.kind === 'time' && (
        <TimeStep
          {...common}
          week={step.week}
          isSameOnly={isSameOnly}
          onSameOnly={setIsSameOnly}
          onWeek={week => go({ kind: 'time', week }, true)}
          onSlot={(week, slotId) => go({ kind: 'confirm', week, slotId })}
        />
      )}
      {step.kind === 'confirm' && (
        <ConfirmStep
          {...common}
          week={step.week}
          slotId={step.slotId}
          onBack={() => go({ kind: 'time', week: step.week })}
          onTaken={() => goBack({ kind: 'time', week: step.week }, 'taken')}
          onChanged={() => void takeLatest().then(() => goBack({ kind: 'time', week: step.week }, 'changed'))}
          onMoved={to => {
            setMoved(to)
            keepReceipt({ version: to.version, isTold: false })
          }}
        />
      )}
    </TimeStepsFrame>
  )
}
