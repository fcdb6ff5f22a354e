import { ORIGINAL_KEPT_DAYS } from '../../limits/index.ts'
import { addDays, type Instant, onOtherDate } from '../../primitives/index.ts'

/** Until when the file as it was sent is kept: 90 days on the Stockholm calendar, the last moment included. @spec personnel-file §7 */
export function originalKeptUntil(finishedAt: Instant): Instant {
  return onOtherDate(finishedAt, date => addDays(date, ORIGINAL_KEPT_DAYS))
}
