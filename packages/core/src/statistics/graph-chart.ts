import type { Chart } from '../charts/index.ts'
import type { Locale } from '../i18n/index.ts'
import { monthChart } from './charts/month-chart.ts'
import { yearChart } from './charts/year-chart.ts'
import type { MonthlyGraph } from './graphs/monthly-graph.ts'
import type { YearlyGraph } from './graphs/yearly-graph.ts'

/** A graph as a chart in the reader's language. Its title names graph, unit and period. @spec §7 */
export function chartOf(graph: MonthlyGraph | YearlyGraph, locale: Locale): Chart {
  return graph.kind === 'months' ? monthChart(graph, locale) : yearChart(graph, locale)
}
