import { type BookingDetails, changeWindow } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'

/** What the page shows about the cost. */
export interface CancelState {
  readonly cost: 'free' | 'charged'
  /**
   * The free period ended while the page was open. The user must then accept the charge explicitly, since a press may
   * have been meant for a free cancellation.
   */
  readonly hasTurned: boolean
}

export function cancelStateAt(booking: BookingDetails, now: Instant): CancelState {
  const { cancelling } = changeWindow(booking, now)
  return { cost: cancelling === 'charged' ? 'charged' : 'free', hasTurned: false }
}

/** The state after the free period has ended while the page is open. */
export function turned(before: CancelState): CancelState {
  return before.cost === 'charged' ? before : { cost: 'charged', hasTurned: true }
}

/** Whether a press cancels now. */
export function mayCancel({ hasTurned }: CancelState, isAccepted: boolean): boolean {
  return !hasTurned || isAccepted
}
