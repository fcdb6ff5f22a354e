import { ORDERS_KEPT_MONTHS } from '../limits/index.ts'
import { addMonths, type Instant, onOtherDate } from '../primitives/index.ts'

/** The last moment at which an order is there, after its latest event: months of the calendar, the same time of day. */
export function orderKeptUntil(latestEventAt: Instant): Instant {
  return onOtherDate(latestEventAt, date => addMonths(date, ORDERS_KEPT_MONTHS))
}
