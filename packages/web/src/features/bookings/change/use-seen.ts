import type { BookingDetails } from '@salvia/core/bookings'
import { useState } from 'react'
import { outdateAnswers } from '../../../state/outdated.ts'

interface Seen {
  /** The booking as the user has seen it. A change sends its version to the server. */
  readonly booking: BookingDetails
  /** A newer version has replaced it, and the user must be told. */
  readonly isChanged: boolean
  readonly takeLatest: () => Promise<void>
}

/**
 * Keeps the version of the booking that the user has seen, even when a newer one is fetched, until `takeLatest` is
 * called.
 */
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
