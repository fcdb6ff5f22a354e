import type { Instant } from '../primitives/index.ts'

/** Whether a booking, once moved to a slot, could be moved a second time. */
export type MovingAgain =
  | { readonly kind: 'possible'; readonly until: Instant }
  /** The slot's own free window has closed already: what is moved there stays. */
  | { readonly kind: 'impossible'; readonly since: Instant }

/**
 * Looked at when the slot would be taken; the user is told before confirming.
 * @spec §4
 */
export function movingAgain(slot: { readonly latestCancellation: Instant }, now: Instant): MovingAgain {
  const { latestCancellation } = slot
  return now > latestCancellation
    ? { kind: 'impossible', since: latestCancellation }
    : { kind: 'possible', until: latestCancellation }
}
