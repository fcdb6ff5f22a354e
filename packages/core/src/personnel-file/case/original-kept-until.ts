import { ORIGINAL_KEPT_DAYS } from '../../limits/index.ts'
import { addCalendarDays, type Instant } from '../../primitives/index.ts'

/** Until when the file as it was sent is kept: 90 days on the Stockholm calendar, the last moment included. @spec §7 */
export function originalKeptUntil(finishedAt: Instant): Instant {
  return addCalendarDays(finishedAt, ORIGINAL_KEPT_DAYS)
}
