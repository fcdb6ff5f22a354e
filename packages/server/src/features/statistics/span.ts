import { addDays, type Instant, type IsoDate, startOfDay } from '@salvia/core/primitives'

/** A span of time, its end excluded. */
export interface Span {
  readonly from: Instant
  readonly before: Instant
}

/** The time from the start of one day to the end of another. */
export function spanOfDays(first: IsoDate, last: IsoDate): Span {
  return { from: startOfDay(first), before: startOfDay(addDays(last, 1)) }
}
