import type { BookingDetails } from '@salvia/core/bookings'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { serverTime } from '../../../state/server-time.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { Moved } from './moved.tsx'
import { refusalOf } from './refusal.ts'
import { Refused } from './refused.tsx'
import { RescheduleFrame } from './reschedule-frame.tsx'
import { type RescheduleStep, type StepNotice, stepOf, stepSearch } from './reschedule-step.ts'
import { TimeStep } from './time-step.tsx'
import { useSeen } from './use-seen.ts'

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
  const [address] = useSearchParams()
  const step = stepOf(address)
  const { booking, takeLatest } = useSeen(latest)
  const [moved, setMoved] = useState<BookingDetails>()
  const [refused, setRefused] = useState<ErrorCode>()
  const [isSameOnly, setIsSameOnly] = useState(false)
  const { go, goBack } = useSteps(params.id)

  if (step.kind === 'done') {
    if (moved) return <Moved params={params} booking={moved} />
    return <Navigate to={portalPath('booking', { id: params.id })} replace />
  }
  // During confirmation only the server decides whether the change was in time.
  const refusal = refused ?? (step.kind === 'confirm' ? null : refusalOf(booking, 'reschedule', serverTime()))
  if (refusal) return <Refused code={refusal} booking={booking} />

  const common = { params, booking, onRefused: setRefused }
  return (
    <RescheduleFrame booking={booking} step={step}>
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
            go({ kind: 'done' }, true)
          }}
        />
      )}
    </RescheduleFrame>
  )
}

/** Functions that go to a step, or back to one with a notice of why. */
function useSteps(id: string) {
  const navigate = useNavigate()
  const addressOf = (step: RescheduleStep): string =>
    portalPath('rescheduleBooking', { id }) + stepSearch(step)
  return {
    go: (step: RescheduleStep, replace = false): void => void navigate(addressOf(step), { replace }),
    goBack: (step: RescheduleStep, notice: StepNotice): void =>
      void navigate(addressOf(step), { replace: true, state: { notice } }),
  }
}
