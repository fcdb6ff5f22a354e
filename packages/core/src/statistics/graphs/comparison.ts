import { lastOfMonth } from '../../primitives/index.ts'
import type { MonthlyGraph } from './monthly-graph.ts'

/**
 * A number for each hundred employed, to one decimal; null where nobody is.
 * @example per100(3, 40) // 7.5
 */
export function per100(count: number, employed: number): number | null {
  return employed > 0 ? Math.round((count * 1000) / employed) / 10 : null
}

/** The percentage of one of two numbers; null where both are 0. @example shareOf(1, 2) // 33 */
export function shareOf(one: number, other: number): number | null {
  return one + other === 0 ? null : Math.round((one * 100) / (one + other))
}

const MONTHS_OF_A_YEAR = 12

/** Whether a year before can stand beside the months. A longer period has its own year before in itself. */
export function hasYearBefore(months: MonthlyGraph['months']): boolean {
  return months.length <= MONTHS_OF_A_YEAR && months.some(({ yearBefore }) => yearBefore !== null)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The sum of a graph’s months, by series. Gaps count nothing. */
export function totalsOf({ series, months }: Pick<MonthlyGraph, 'series' | 'months'>): number[] {
  return series.map((_, at) => sum(months.map(({ counts }) => counts?.[at] ?? 0)))
}

/** How many were employed on average, in the months that are told; 0 where there is none. */
export function averageEmployed({ months }: Pick<MonthlyGraph, 'months'>): number {
  const told = months.filter(({ counts, employed }) => counts !== null && employed > 0)
  return told.length === 0 ? 0 : sum(told.map(({ employed }) => employed)) / told.length
}

/** The visits of some months of a graph, and of the same months a year before. */
export interface Comparison {
  readonly now: number
  readonly yearBefore: number
  /** How many months are compared. */
  readonly months: number
}

/**
 * Compares with the year before, over the months that are over and told in both years; null where there is none. A month
 * that still runs would look like a fall.
 */
export function comparisonOf({
  months,
  countedUntil,
}: Pick<MonthlyGraph, 'months' | 'countedUntil'>): Comparison | null {
  const compared = months.flatMap(({ month, counts, yearBefore }) =>
    counts && yearBefore && lastOfMonth(month) <= countedUntil
      ? [[sum(counts), sum(yearBefore)] as const]
      : [],
  )
  if (compared.length === 0 || !hasYearBefore(months)) return null
  return {
    now: sum(compared.map(([now]) => now)),
    yearBefore: sum(compared.map(([, before]) => before)),
    months: compared.length,
  }
}
