import { type BookingDetails, changeWindow } from '@salvia/core/bookings'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'

/** Refusals that the user cannot resolve in the portal. The change ends with a phone number to call. */
const FINAL: readonly ErrorCode[] = [
  'BOOKING_NOT_FOUND',
  'BOOKING_CHANGE_NOT_PERMITTED',
  'TOO_LATE_TO_RESCHEDULE',
  'BOOKING_STARTED',
  'BOOKING_CLOSED',
  'COMPANY_CLOSED',
]

export function isFinal(code: ErrorCode): boolean {
  return FINAL.includes(code)
}

/** Why the booking cannot be rescheduled or cancelled at this time, as the server would refuse it. Null when it can. */
export function refusalOf(
  booking: BookingDetails,
  what: 'reschedule' | 'cancel',
  now: Instant,
): ErrorCode | null {
  if (!booking.mayChange) return 'BOOKING_CHANGE_NOT_PERMITTED'
  const state = changeWindow(booking, now)
  switch (state.kind) {
    case 'closed':
      return 'BOOKING_CLOSED'
    case 'started':
      return 'BOOKING_STARTED'
    case 'charged':
      return what === 'reschedule' ? 'TOO_LATE_TO_RESCHEDULE' : null
    case 'free':
      return null
  }
}
