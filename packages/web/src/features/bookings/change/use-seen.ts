import type { BookingDetails } from '@salvia/core/bookings'
import { useState } from 'react'
import { outdateAnswers } from '../../../state/outdated.ts'

interface Seen {
  /** The booking as the user has seen it: a change tells the service which version that was. */
  readonly booking: BookingDetails
  /** Another version took its place, which is to be told. */
  readonly isChanged: boolean
  readonly takeLatest: () => Promise<void>
}

/** Holds on to the version that the user has seen, whatever is learned meanwhile, until the latest is wanted. */
export function useSeen(latest: BookingDetails): Seen {
  const [booking, setBooking] = useState(latest)
  const [isChanged, setIsChanged] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  if (isWanted && booking.version !== latest.version) {
    setBooking(latest)
    setIsWanted(false)
  }
  return {
    booking,
    isChanged,
    takeLatest: async () => {
      setIsChanged(true)
      setIsWanted(true)
      await outdateAnswers()
    },
  }
}
