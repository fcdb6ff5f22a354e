import { type BookingDetails, bookingsContract } from '@salvia/core/bookings'
import { useParams } from 'react-router'
import { useClientNumber } from '../../state/company-scope.tsx'
import { type Answer, useEndpoint } from '../../state/endpoint.ts'

const ASK_AGAIN_SECONDS = 60

/** The booking of the current address, and the path parameters for calls about it. */
export function useBooking(): {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly answer: Answer<BookingDetails>
} {
  const { id = '' } = useParams()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    bookingsContract.get,
    clientNumber === null ? null : { params: { clientNumber, id } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  return { params: { clientNumber: clientNumber ?? '', id }, answer }
}
