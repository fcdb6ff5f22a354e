import type { Instant } from '../primitives/index.ts'
import type { BookingStatus } from './booking-status.ts'

/**
 * What the rules of changing need to know about a booking. `status` may be from an earlier moment: the times decide
 * what has passed since.
 */
export interface ChangeableBooking {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly latestCancellation: Instant
  readonly status: BookingStatus
}

/** What can be done with a booking at a moment, and why. */
export type ChangeWindow =
  | {
      readonly kind: 'free'
      readonly freeUntil: Instant
      readonly mayReschedule: true
      readonly cancelling: 'free'
    }
  /** Too late to move. Cancelling is possible and is charged. */
  | {
      readonly kind: 'charged'
      readonly freeUntil: Instant
      readonly mayReschedule: false
      readonly cancelling: 'charged'
    }
  /** No change online: the user phones. */
  | { readonly kind: 'started'; readonly mayReschedule: false; readonly cancelling: 'no' }
  | {
      readonly kind: 'closed'
      readonly reason: 'passed' | 'cancelled'
      readonly mayReschedule: false
      readonly cancelling: 'no'
    }

const SHUT = { mayReschedule: false, cancelling: 'no' } as const

/**
 * What may be done with a booking now. At the limit itself the user is still in time: at `latestCancellation` changes
 * are free. At its start a booking has started, also if it was free until then; at its end it has not passed yet.
 * @spec §4
 */
export function changeWindow(booking: ChangeableBooking, now: Instant): ChangeWindow {
  const { startsAt, endsAt, latestCancellation: freeUntil, status } = booking
  if (status === 'cancelled') return { kind: 'closed', reason: 'cancelled', ...SHUT }
  if (status === 'passed' || now > endsAt) return { kind: 'closed', reason: 'passed', ...SHUT }
  if (now >= startsAt) return { kind: 'started', ...SHUT }
  if (now <= freeUntil) return { kind: 'free', freeUntil, mayReschedule: true, cancelling: 'free' }
  return { kind: 'charged', freeUntil, mayReschedule: false, cancelling: 'charged' }
}

/** Whether the user may move the booking now: by permission, and by time. @spec §4 */
export function mayReschedule(
  booking: ChangeableBooking & { readonly mayChange: boolean },
  now: Instant,
): boolean {
  return booking.mayChange && changeWindow(booking, now).mayReschedule
}
