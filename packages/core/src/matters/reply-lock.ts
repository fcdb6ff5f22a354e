import { REPLY_LOCK_DAYS } from '../limits/index.ts'
import { addCalendarDays, type Instant } from '../primitives/index.ts'

/** What decides when a conversation locks. */
interface LockFacts {
  /** When the provider last handled the thing; null while it has not, or it was opened again. */
  readonly handledAt: Instant | null
  /** The last message of either side; null if there is none. */
  readonly lastMessageAt: Instant | null
}

/**
 * The last moment at which the customer can write; null while the thing is not handled. Two weeks on the Stockholm
 * calendar after the handling or the last message, whichever is later.
 * @spec §4
 */
export function locksAt({ handledAt, lastMessageAt }: LockFacts): Instant | null {
  if (handledAt === null) return null
  const latest = lastMessageAt !== null && lastMessageAt > handledAt ? lastMessageAt : handledAt
  return addCalendarDays(latest, REPLY_LOCK_DAYS)
}

/** Whether the lock has fallen. At the last moment itself it has not. */
export function isLockedAt(lock: Instant | null, now: Instant): boolean {
  return lock !== null && now > lock
}
