import { type BookingDetails, changeWindow } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'

/** What the page tells of the cost. */
export interface CancelStanding {
  readonly cost: 'free' | 'charged'
  /** It was free when the page was opened: the charge must be accepted apart, since a press may have been meant for the other. */
  readonly hasTurned: boolean
}

export function standingAt(booking: BookingDetails, now: Instant): CancelStanding {
  const { cancelling } = changeWindow(booking, now)
  return { cost: cancelling === 'charged' ? 'charged' : 'free', hasTurned: false }
}

/** The time in which it was free ran out while the page was open. */
export function turned(before: CancelStanding): CancelStanding {
  return before.cost === 'charged' ? before : { cost: 'charged', hasTurned: true }
}

/** Whether a press cancels now. */
export function mayCancel({ hasTurned }: CancelStanding, isAccepted: boolean): boolean {
  return !hasTurned || isAccepted
}
