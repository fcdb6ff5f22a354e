import {
  addCalendarDays,
  addElapsed,
  endOfDay,
  type Instant,
  type IsoDate,
  isInstant,
} from '../primitives/index.ts'
import type { Deadline } from './deadline.ts'

/** How far to look ahead. Days end at the same time of day in Stockholm; hours are elapsed time. */
export type DeadlineSpan = { readonly days: number } | { readonly hours: number }

/** The last moment of a span that begins now; it belongs to the span. */
export function endOfSpan(now: Instant, span: DeadlineSpan): Instant {
  return 'days' in span ? addCalendarDays(now, span.days) : addElapsed(now, span)
}

/**
 * The deadlines that are still ahead and come within a span from now, the soonest first. One that is now is ahead still,
 * and one at the very end of the span is within it.
 */
export function deadlinesWithin(
  deadlines: readonly Deadline[],
  now: Instant,
  span: DeadlineSpan,
): Deadline[] {
  const until = endOfSpan(now, span)
  return deadlines
    .map(deadline => ({ deadline, last: lastMoment(deadline.at) }))
    .filter(({ last }) => now <= last && last <= until)
    .sort(
      (a, b) =>
        compare(a.last, b.last) ||
        compare(a.deadline.objectId, b.deadline.objectId) ||
        compare(a.deadline.kind, b.deadline.kind),
    )
    .map(({ deadline }) => deadline)
}

/** The last moment that is in time. For a date that is the end of the day in Stockholm. */
export function lastMoment(at: Instant | IsoDate): Instant {
  return isInstant(at) ? at : endOfDay(at)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
