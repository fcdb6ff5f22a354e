import { type BookingPage, bookingsContract } from '@salvia/core/bookings'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import type { ListQuestion } from './use-question.ts'

/** The bookings that answer a question. */
export function useBookings({ q, isPrivate, period, leaders, ...rest }: ListQuestion): Answer<BookingPage> {
  const clientNumber = useAtomValue(clientNumberAtom)
  const asked = {
    ...rest,
    ...(period && { from: period.from, ...(period.to && { to: period.to }) }),
  }
  const search = useEndpoint(
    bookingsContract.search,
    clientNumber !== null && isPrivate ? { params: { clientNumber }, body: { ...asked, leaders, q } } : null,
  )
  const list = useEndpoint(
    bookingsContract.list,
    clientNumber !== null && !isPrivate
      ? {
          params: { clientNumber },
          query: { ...asked, ...(leaders && { leaders: 'true' }), ...(q !== '' && { q }) },
        }
      : null,
  )
  return isPrivate ? search : list
}
