import type { Locale } from '../i18n/index.ts'

/** One series of a chart: a value for each category. `null` is a gap, for what is not known or may not be shown. */
export interface ChartSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** What a chart shows, in the reader's language. Values are zero or more. */
export interface Chart {
  /** Bars beside each other, bars upon each other, or lines. */
  readonly kind: 'bars' | 'stacked' | 'lines'
  readonly title: string
  /** What is counted, and the period. */
  readonly subtitle: string
  /** Where the figures come from, and of what day they are. */
  readonly source: string
  readonly locale: Locale
  /** Months (`jan 2026`), years (`2025`) or names. What ends with a year is an axis of time, whose labels are thinned out. */
  readonly categories: readonly string[]
  /** At most five: whoever draws more merges the rest. */
  readonly series: readonly ChartSeries[]
  /** Why there are gaps, in one line. It is shown only where there are any. */
  readonly note?: string
  /** What else must be known to read the figures, in one line or two. */
  readonly remark?: string
  /** Where the figures are written out. Only screen readers are told, since others see it. */
  readonly tableHint?: string
  /** `percent` are numbers from 0 to 100. Left out: a count. */
  readonly unit?: 'count' | 'percent'
}

/** How many series a chart can tell apart. */
export const MOST_SERIES = 5

export function hasGaps({ series, categories }: Chart): boolean {
  return series.some(({ values }) => categories.some((_, index) => valueAt(values, index) === null))
}

/** The value of a category; a missing one is a gap. */
export function valueAt(values: readonly (number | null)[], index: number): number | null {
  return values[index] ?? null
}

/** Whether no series has a value for a category. */
export function isGapOfAll({ series }: Chart, index: number): boolean {
  return series.every(({ values }) => valueAt(values, index) === null)
}

/** The sum of a category, of the values that are known. */
export function totalAt({ series }: Chart, index: number): number {
  return series.reduce((sum, { values }) => sum + (valueAt(values, index) ?? 0), 0)
}

/** The greatest value that a chart has to make room for. */
export function greatestValue(chart: Chart): number {
  const values =
    chart.kind === 'stacked'
      ? chart.categories.map((_, index) => totalAt(chart, index))
      : chart.series.flatMap(({ values }) => values.map(value => value ?? 0))
  return Math.max(0, ...values)
}
