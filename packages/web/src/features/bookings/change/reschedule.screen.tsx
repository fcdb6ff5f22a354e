import { useBooking } from '../booking.queries.ts'
import { OneBooking } from '../one-booking.tsx'
import { RescheduleWizard } from './reschedule-wizard.tsx'
import { useTexts } from './texts.ts'
import { WhileUnderWay } from './while-under-way.tsx'

/** Reschedules a booking: week, time, confirmation. @spec §2 */
export function RescheduleScreen() {
  const t = useTexts()
  const { params, answer } = useBooking()
  return (
    <OneBooking title={t('move.title')} answer={answer}>
      {booking => (
        <WhileUnderWay key={params.id} id={params.id} title={t('move.title')}>
          <RescheduleWizard params={params} latest={booking} />
        </WhileUnderWay>
      )}
    </OneBooking>
  )
}
