import { BOOKING_SLOT_WEEKS } from '../limits/index.ts'
import {
  addDays,
  addElapsed,
  type Instant,
  type IsoDate,
  isoWeek,
  mondayOf,
  startOfDay,
  stockholmDate,
} from '../primitives/index.ts'

const FRIDAY = 5

/** A period of start times: the first moment is included, the last is not. */
export interface StartPeriod {
  readonly from: Instant
  readonly before: Instant
}

/** A booking can be moved to times that begin after now, in this week or one of the eight that follow. */
export function offeredPeriod(now: Instant): StartPeriod {
  const thisMonday = mondayOf(stockholmDate(now))
  return { from: addElapsed(now, { milliseconds: 1 }), before: weekStart(thisMonday, BOOKING_SLOT_WEEKS + 1) }
}

/** The part of the offered period that lies in the week beginning on `monday`; undefined if there is none. */
export function offeredInWeek(monday: IsoDate, now: Instant): StartPeriod | undefined {
  const offered = offeredPeriod(now)
  const [start, end] = [weekStart(monday, 0), weekStart(monday, 1)]
  const from = start < offered.from ? offered.from : start
  const before = end < offered.before ? end : offered.before
  return from < before ? { from, before } : undefined
}

export function isInStartPeriod(startsAt: Instant, { from, before }: StartPeriod): boolean {
  return startsAt >= from && startsAt < before
}

function weekStart(monday: IsoDate, weeks: number): Instant {
  return startOfDay(addDays(monday, weeks * 7))
}

/** A working week in which times are free. */
interface OfferedWeek {
  /** `2026-W48` */
  readonly week: string
  /** The Monday and the Friday of the week, as people speak of it. A time on a weekend belongs to the week too. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly freeSlots: number
}

/** The weeks in which the times begin, in order. */
export function weeksOfTimes(starts: readonly Instant[]): OfferedWeek[] {
  const byMonday = Map.groupBy(starts, start => mondayOf(stockholmDate(start)))
  return [...byMonday]
    .map(([from, times]) => ({
      week: isoWeek(from),
      from,
      to: addDays(from, FRIDAY - 1),
      freeSlots: times.length,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}
