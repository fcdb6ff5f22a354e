import { STATISTICS_YEARS_BACK } from '../limits/index.ts'
import {
  addDays,
  addMonths,
  dateParts,
  firstOfMonth,
  type IsoDate,
  isoDate,
  lastOfMonth,
} from '../primitives/index.ts'

/** Whole months: the first day of the first one, and the last day of the last one. */
export interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** What statistics can be asked about on a day. */
export interface Reach extends Period {
  /** The last day whose visits are counted, which is yesterday. The last month may have days after it. */
  readonly countedUntil: IsoDate
}

/** This year and three back, up to the month of yesterday. @spec §9 */
export function statisticsReach(today: IsoDate): Reach {
  const countedUntil = addDays(today, -1)
  const first = isoDate(dateParts(today).year - STATISTICS_YEARS_BACK, 1, 1)
  return { from: first, to: lastOfMonth(countedUntil), countedUntil }
}

const USUAL_MONTHS = 12

/**
 * The months that are told of until others are chosen: the last twelve that are over. The month that runs would look like a
 * fall, and the year before stands beside each of them.
 */
export function usualPeriod({ from, countedUntil }: Reach): Period {
  const isOver = countedUntil === lastOfMonth(countedUntil)
  const to = isOver ? countedUntil : addDays(firstOfMonth(countedUntil), -1)
  return periodEnding(to, from)
}

/** As many months as usual up to one, from `first` on. */
export function periodEnding(to: IsoDate, first: IsoDate): Period {
  const from = addMonths(firstOfMonth(to), 1 - USUAL_MONTHS)
  return { from: from < first ? first : from, to }
}

/** Why a period cannot be asked about; null for one that can. */
export function periodProblem(
  { from, to }: Period,
  reach: Period,
): 'STATISTICS_NOT_WHOLE_MONTHS' | 'STATISTICS_START_AFTER_END' | 'STATISTICS_PERIOD_OUTSIDE' | null {
  if (from > to) return 'STATISTICS_START_AFTER_END'
  if (from !== firstOfMonth(from) || to !== lastOfMonth(to)) return 'STATISTICS_NOT_WHOLE_MONTHS'
  return from < reach.from || to > reach.to ? 'STATISTICS_PERIOD_OUTSIDE' : null
}

/** The months of a period, by their first days. */
export function monthsOf({ from, to }: Period): IsoDate[] {
  const months: IsoDate[] = []
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The calendar years that a period touches, whole. Figures about health are made of those. @spec §9 */
export function wholeYears({ from, to }: Period): Period {
  return { from: isoDate(dateParts(from).year, 1, 1), to: isoDate(dateParts(to).year, 12, 31) }
}
