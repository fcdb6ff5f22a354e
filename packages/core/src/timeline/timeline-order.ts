import { endOfDay, type Instant, type IsoDate, isInstant } from '../primitives/index.ts'
import type { TimelineEntry } from './timeline-entry.ts'

/** What lies ahead first, the nearest on top; then everything else, the latest on top. */
export function timelineOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const isAhead = ({ state }: TimelineEntry) => state === 'ahead'
  const ahead = entries.filter(isAhead).sort(byTime)
  const rest = entries.filter(entry => !isAhead(entry)).sort((one, other) => byTime(other, one))
  return [...ahead, ...rest]
}

function byTime(one: TimelineEntry, other: TimelineEntry): number {
  return (
    compare(momentOf(one.at), momentOf(other.at)) ||
    compare(one.feature, other.feature) ||
    compare(one.objectId, other.objectId) ||
    compare(one.kind, other.kind)
  )
}

/** A date counts by its end, as a deadline does. */
function momentOf(at: Instant | IsoDate): Instant {
  return isInstant(at) ? at : endOfDay(at)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
