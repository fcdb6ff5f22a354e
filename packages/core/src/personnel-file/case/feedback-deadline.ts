import { FEEDBACK_WEEKS } from '../../limits/index.ts'
import { addCalendarDays, type Instant } from '../../primitives/index.ts'

const DAYS_A_WEEK = 7

/**
 * When a question that was asked at this moment must be answered: four weeks on the Stockholm calendar, at the same
 * time of day. At the deadline itself an answer is still in time.
 * @spec §4
 */
export function feedbackDeadline(askedAt: Instant): Instant {
  return addCalendarDays(askedAt, FEEDBACK_WEEKS * DAYS_A_WEEK)
}
