import type { OrderCase } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { stepOf } from '../../../../parts/choose-time/time-steps.ts'
import { TimeStepsFrame } from '../../../../parts/choose-time/time-steps-frame.tsx'
import { useTimeSteps } from '../../../../parts/choose-time/use-time-steps.ts'
import { useSeen } from '../../../../state/use-seen.ts'
import { Booked, type BookedProps } from './booked.tsx'
import { BookingFor } from './booking-for.tsx'
import { ConfirmTime } from './confirm-time.tsx'
import { FreeTimes } from './free-times.tsx'
import { NotBookable } from './not-bookable.tsx'
import { useTexts } from './texts.ts'

/** The steps of booking. The choices are in the address, so that the browser's back and forward buttons work. */
export function BookOrder({ latest }: { readonly latest: OrderCase }) {
  const t = useTexts()
  const [address] = useSearchParams()
  const step = stepOf(address)
  const { seen: order, takeLatest } = useSeen(latest)
  const [booked, setBooked] = useState<BookedProps>()
  const [isRefused, setIsRefused] = useState(false)
  const at = portalPath('backOfficeBookOrder', { id: latest.id })
  const exit = portalPath('backOfficeOrder', { id: latest.id })
  const { go, goBack } = useTimeSteps(at)

  if (step.kind === 'done') {
    return booked ? <Booked {...booked} /> : <Navigate to={exit} replace />
  }
  // During confirmation only the server decides whether the order can be booked.
  if (isRefused || (step.kind === 'time' && !latest.mayBook)) return <NotBookable order={latest} />
  const common = { order, onRefused: () => setIsRefused(true) }
  return (
    <TimeStepsFrame
      step={step}
      name={t('title')}
      confirm={t('confirm')}
      address={at}
      exit={exit}
      changed={{ code: 'ORDER_CHANGED', text: t('changed') }}
      about={<BookingFor order={order} />}
    >
      {step.kind === 'time' && (
        <FreeTimes
          {...common}
          week={step.week}
          onWeek={week => go({ kind: 'time', week }, true)}
          onSlot={(week, slotId) => go({ kind: 'confirm', week, slotId })}
        />
      )}
      {step.kind === 'confirm' && (
        <ConfirmTime
          {...common}
          week={step.week}
          slotId={step.slotId}
          onBack={() => go({ kind: 'time', week: step.week })}
          onTaken={() => goBack({ kind: 'time', week: step.week }, 'taken')}
          onChanged={() => void takeLatest().then(() => goBack({ kind: 'time', week: step.week }, 'changed'))}
          onBooked={answer => {
            setBooked({ before: order, order: answer })
            go({ kind: 'done' }, true)
          }}
        />
      )}
    </TimeStepsFrame>
  )
}
