import {
  addDays,
  addElapsed,
  atStockholm,
  type Instant,
  type IsoDate,
  instantFromMillis,
  millisOf,
  stockholmClock,
  stockholmDate,
  stockholmMillis,
} from '../primitives/index.ts'
import { type DayOff, dayOff } from '../working-days/index.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import { type ClockNote, clockNote } from './clock-note.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MIDNIGHT = { hour: 0, minute: 0 }

/** What one date contributed when the limit was counted. */
export type TraceStep =
  /** It counted as a day. */
  | { readonly kind: 'day'; readonly date: IsoDate }
  /** This many of its minutes counted. */
  | { readonly kind: 'minutes'; readonly date: IsoDate; readonly minutes: number }
  | { readonly kind: 'skipped'; readonly date: IsoDate; readonly why: DayOff | { readonly kind: 'own-date' } }

/** The latest free cancellation, and how it was counted. */
export interface CancellationTrace {
  readonly policy: CancellationPolicy
  readonly start: Instant
  readonly latestCancellation: Instant
  /**
   * From the booking's own date backwards. Empty if nothing is counted by date: for `always`, and for hours that
   * count on every day.
   */
  readonly steps: readonly TraceStep[]
  readonly clock: ClockNote
}

/** The last moment at which a booking can be moved or cancelled free of charge, that moment included. @spec §4 */
export function latestCancellation(policy: CancellationPolicy, start: Instant): Instant {
  return countBack(policy, start).latestCancellation
}

/** The same with every step of the count, for the explanation that users read. */
export function cancellationTrace(policy: CancellationPolicy, start: Instant): CancellationTrace {
  const counted = countBack(policy, start)
  return { policy, start, ...counted, clock: clockNote(policy, start, counted.latestCancellation) }
}

type Counted = Pick<CancellationTrace, 'latestCancellation' | 'steps'>

function countBack(policy: CancellationPolicy, start: Instant): Counted {
  const { free, amount, unit, skipHolidays } = policy
  if (free === 'always' || amount === 0) return { latestCancellation: start, steps: [] }
  if (unit === 'days') return countDays(start, amount, skipHolidays)
  if (skipHolidays) return countWorkingHours(start, amount)
  return { latestCancellation: addElapsed(start, { hours: -amount }), steps: [] }
}

/** Counts back date by date. The time of day is set once, at the end. */
function countDays(start: Instant, days: number, skipHolidays: boolean): Counted {
  let date = stockholmDate(start)
  const steps: TraceStep[] = [{ kind: 'skipped', date, why: { kind: 'own-date' } }]
  for (let left = days; left > 0; ) {
    date = addDays(date, -1)
    const why = skipHolidays ? dayOff(date) : null
    if (why === null) left -= 1
    steps.push(why === null ? { kind: 'day', date } : { kind: 'skipped', date, why })
  }
  return { latestCancellation: atStockholm(date, stockholmClock(start)), steps }
}

/**
 * Counts back elapsed time, leaving out the minutes of days off. The limit is as late as the hours allow: if they use
 * up a day to its midnight, the limit is that midnight, and does not move across the days off before it.
 */
function countWorkingHours(start: Instant, hours: number): Counted {
  const steps: TraceStep[] = []
  const ownDate = stockholmDate(start)
  let left = hours * HOUR_MS
  for (let date = ownDate; ; date = addDays(date, -1)) {
    const why = dayOff(date)
    if (why !== null) {
      steps.push({ kind: 'skipped', date, why })
      continue
    }
    const end = date === ownDate ? millisOf(start) : stockholmMillis(addDays(date, 1), MIDNIGHT)
    const counted = Math.min(left, end - stockholmMillis(date, MIDNIGHT))
    if (counted > 0) steps.push({ kind: 'minutes', date, minutes: counted / MINUTE_MS })
    left -= counted
    if (left === 0) return { latestCancellation: instantFromMillis(end - counted), steps }
  }
}
