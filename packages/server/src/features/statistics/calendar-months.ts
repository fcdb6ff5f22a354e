import {
  addDays,
  addMonths,
  dateParts,
  type Instant,
  type IsoDate,
  isoDate,
  startOfDay,
} from '@salvia/core/primitives'

/** The first day of the month of a day. */
export function firstOfMonth(day: IsoDate): IsoDate {
  const { year, month } = dateParts(day)
  return isoDate(year, month, 1)
}

/** The last day of the month that begins on a day. */
export function lastOfMonth(first: IsoDate): IsoDate {
  return addDays(addMonths(first, 1), -1)
}

/** A span of time, its end excluded. */
export interface Span {
  readonly from: Instant
  readonly before: Instant
}

/** The time from the start of one day to the end of another. */
export function spanOfDays(first: IsoDate, last: IsoDate): Span {
  return { from: startOfDay(first), before: startOfDay(addDays(last, 1)) }
}
