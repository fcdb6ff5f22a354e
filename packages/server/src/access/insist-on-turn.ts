import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { minutesUntil } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { nextTurn, type RateLimit } from './rate-limits.store.ts'

/**
 * Counts one more for a subject (a keyed hash). Refuses when the limit is reached, with the minutes until the next
 * one is allowed.
 */
export async function insistOnTurn(db: Db, limit: RateLimit, subject: string, now: Instant): Promise<void> {
  const free = await nextTurn(db, limit, subject, now)
  if (free) throw appError('TOO_MANY_REQUESTS', { minutes: minutesUntil(free, now) })
}
