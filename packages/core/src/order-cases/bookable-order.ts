import { type MatterProgress, matterStatusAt } from '../matters/index.ts'
import type { OrderKind } from '../orders/index.ts'
import type { Instant } from '../primitives/index.ts'

/** What decides whether a case worker can book a time for an order. */
interface BookableOrder extends MatterProgress {
  readonly kind: OrderKind
  /** The person is employed by the customer, or is not in its personnel file yet. */
  readonly isPersonThere: boolean
}

/**
 * Whether a time can be booked for an order: it is for one person, and not closed. A handled order can be booked for
 * until it locks, since the booking system may refuse a time after it was handled.
 */
export function isBookable({ kind, isPersonThere, ...progress }: BookableOrder, now: Instant): boolean {
  return kind === 'person' && isPersonThere && matterStatusAt(progress, now) !== 'closed'
}
