import { type ChartSeries, MOST_SERIES } from '../../charts/index.ts'
import type { Locale, Text } from '../../i18n/index.ts'
import { dateParts } from '../../primitives/index.ts'
import { hasYearBefore, totalsOf } from '../graphs/comparison.ts'
import type { MonthlyGraphName } from '../graphs/graphs.ts'
import type { MonthlyGraph } from '../graphs/monthly-graph.ts'
import { COLUMN_NAMES } from '../words.ts'

/** More than what the table calls the other ones. */
const ALL_OTHERS: Text = { sv: 'Alla andra', en: 'All others' }
const PERIOD: Text = { sv: 'Perioden', en: 'This period' }

/** The series of a chart by month, at most five. */
export function monthSeries(graph: MonthlyGraph, locale: Locale): ChartSeries[] {
  return graph.graph === 'checkups' ? [] : SERIES_OF[graph.graph](graph, locale)
}

const SERIES_OF: Record<
  Exclude<MonthlyGraphName, 'checkups'>,
  (graph: MonthlyGraph, locale: Locale) => ChartSeries[]
> = {
  visits: besideYearBefore,
  services: largestCategories,
  prevention: (graph, locale) => [
    { name: COLUMN_NAMES.preventive[locale], values: valuesOf(graph, [0]) },
    { name: COLUMN_NAMES.reactive[locale], values: valuesOf(graph, [1]) },
  ],
}

/** The sums of some series of the graph by month; a gap stays one. */
function valuesOf({ months }: MonthlyGraph, places: readonly number[]): (number | null)[] {
  return months.map(({ counts }) => counts && places.reduce((sum, at) => sum + (counts[at] ?? 0), 0))
}

function besideYearBefore(graph: MonthlyGraph, locale: Locale): ChartSeries[] {
  const [first, last] = [graph.period.from, graph.period.to].map(day => dateParts(day).year)
  const isOneYear = first !== undefined && first === last
  const own = { name: isOneYear ? String(first) : PERIOD[locale], values: valuesOf(graph, [0]) }
  if (!hasYearBefore(graph.months)) return [own]
  const before = graph.months.map(({ yearBefore }) => yearBefore?.[0] ?? null)
  return [own, { name: isOneYear ? String(first - 1) : COLUMN_NAMES['year-before'][locale], values: before }]
}

/** The largest categories of the period in the order of the catalogue, and all others as one. */
function largestCategories(graph: MonthlyGraph, locale: Locale): ChartSeries[] {
  const sums = totalsOf(graph)
  const sumAt = (at: number): number => sums[at] ?? 0
  const used = [...graph.series.keys()].filter(at => sumAt(at) > 0)
  const named = used.filter(at => graph.series[at] !== 'other')
  const most = used.length > MOST_SERIES || used.length > named.length ? MOST_SERIES - 1 : MOST_SERIES
  const largest = new Set(named.toSorted((one, other) => sumAt(other) - sumAt(one)).slice(0, most))
  const shown = named.filter(at => largest.has(at))
  const rest = [...graph.series.keys()].filter(at => !largest.has(at))
  const isMore = rest.some(at => graph.series[at] !== 'other' && sumAt(at) > 0)
  const restName = isMore && shown.length > 0 ? ALL_OTHERS : COLUMN_NAMES.other
  const hasRest = shown.length === 0 || rest.some(at => sumAt(at) > 0)
  return [
    ...shown.map(at => ({
      name: COLUMN_NAMES[graph.series[at] ?? 'other'][locale],
      values: valuesOf(graph, [at]),
    })),
    ...(hasRest ? [{ name: restName[locale], values: valuesOf(graph, rest) }] : []),
  ]
}
