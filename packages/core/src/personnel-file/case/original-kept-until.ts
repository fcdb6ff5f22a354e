import { ORIGINAL_KEPT_DAYS } from '../../limits/index.ts'
import { addCalendarDays, type Instant } from '../../primitives/index.ts'

/**
 * The last moment at which the original file is kept: 90 days later on the Stockholm calendar.
 * @spec personnel-file §7
 */
export function originalKeptUntil(finishedAt: Instant): Instant {
  return addCalendarDays(finishedAt, ORIGINAL_KEPT_DAYS)
}
