import { CONSENT_MONTHS } from '../limits/index.ts'
import { addMonths, type Instant, onOtherDate } from '../primitives/index.ts'

/** Whether an answer is still valid: for twelve months, to the same time of day in Stockholm. @spec §9 */
export function isAnswerValid(answeredAt: Instant, now: Instant): boolean {
  return now <= onOtherDate(answeredAt, date => addMonths(date, CONSENT_MONTHS))
}
