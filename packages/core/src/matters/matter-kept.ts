import { addMonths, type Instant, onOtherDate } from '../primitives/index.ts'
import type { MatterKindFacts } from './matter-kinds.ts'

/** The last moment at which a matter is there, after its latest event: months of the calendar, the same time of day. */
export function matterKeptUntil(
  { keptMonths }: Pick<MatterKindFacts, 'keptMonths'>,
  latestEventAt: Instant,
): Instant {
  return onOtherDate(latestEventAt, date => addMonths(date, keptMonths))
}
