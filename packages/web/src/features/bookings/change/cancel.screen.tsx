import type { BookingDetails } from '@salvia/core/bookings'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { serverTime } from '../../../state/server-time.ts'
import { useBooking } from '../booking.queries.ts'
import { OneBooking } from '../one-booking.tsx'
import { CancelForm } from './cancel-form.tsx'
import { Cancelled } from './cancelled.tsx'
import { refusalOf } from './refusal.ts'
import { Refused } from './refused.tsx'
import { useTexts } from './texts.ts'
import { useReceipt } from './use-receipt.ts'
import { WhileUnderWay } from './while-under-way.tsx'

/** Cancels a booking. @spec §2 */
export function CancelScreen() {
  const t = useTexts()
  const { params, answer } = useBooking()
  return (
    <OneBooking title={t('cancel.title')} answer={answer}>
      {booking => (
        <WhileUnderWay key={params.id} id={params.id} title={t('cancel.title')}>
          <CancelPage params={params} booking={booking} />
        </WhileUnderWay>
      )}
    </OneBooking>
  )
}

interface CancelPageProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
}

function CancelPage({ params, booking }: CancelPageProps) {
  const [cancelled, setCancelled] = useState<BookingDetails>()
  const [refusal, setRefusal] = useState(() => refusalOf(booking, 'cancel', serverTime()))
  const { receipt, keep } = useReceipt(portalPath('cancelBooking', { id: params.id }))
  const done = cancelled ?? (receipt?.version === booking.version ? booking : undefined)
  if (done) {
    return (
      <Cancelled
        params={params}
        booking={done}
        wasTold={receipt?.isTold ?? false}
        onTold={() => keep({ version: done.version, isTold: true })}
      />
    )
  }
  const onDone = (to: BookingDetails): void => {
    setCancelled(to)
    keep({ version: to.version, isTold: false })
  }
  if (refusal) return <Refused code={refusal} booking={booking} />
  return <CancelForm params={params} latest={booking} onDone={onDone} onRefused={setRefusal} />
}
