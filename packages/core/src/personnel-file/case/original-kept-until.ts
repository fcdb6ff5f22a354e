import { ORIGINAL_KEPT_DAYS } from '../../limits/index.ts'
import { addDays, type Instant, onOtherDate } from '../../primitives/index.ts'

/**
 * The last moment at which the original file is kept: 90 days later on the Stockholm calendar.
 * @spec personnel-file §7
 */
export function originalKeptUntil(finishedAt: Instant): Instant {
  return onOtherDate(finishedAt, date => addDays(date, ORIGINAL_KEPT_DAYS))
}
