import type { Instant } from '../primitives/index.ts'

/** Whether a booking, once moved to a slot, could be moved a second time. */
export type MovingAgain =
  | { readonly kind: 'possible'; readonly until: Instant }
  /**
   * The latest free cancellation of the slot has passed already, so a booking that is moved there cannot be moved
   * again.
   */
  | { readonly kind: 'impossible'; readonly since: Instant }

/** Judged at the moment of the move; the user is told before confirming. @spec §4 */
export function movingAgain(slot: { readonly latestCancellation: Instant }, now: Instant): MovingAgain {
  const { latestCancellation } = slot
  return now > latestCancellation
    ? { kind: 'impossible', since: latestCancellation }
    : { kind: 'possible', until: latestCancellation }
}
