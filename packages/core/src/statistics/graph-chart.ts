import { type Chart, chartSvg, pictureTheme } from '../charts/index.ts'
import type { Locale } from '../i18n/index.ts'
import { monthChart } from './charts/month-chart.ts'
import { yearChart } from './charts/year-chart.ts'
import { fullUnitName } from './graphs/graph-base.ts'
import type { MonthlyGraph } from './graphs/monthly-graph.ts'
import type { YearlyGraph } from './graphs/yearly-graph.ts'

/** A graph as a chart in the reader's language. Its title names graph, unit and period. @spec §7 */
export function chartOf(graph: MonthlyGraph | YearlyGraph, locale: Locale): Chart {
  return graph.kind === 'months' ? monthChart(graph, locale) : yearChart(graph, locale)
}

/** px of a saved picture: as wide as a slide or a page of a report needs. */
const PICTURE_WIDTH = 960

/**
 * A graph as a drawing to be saved, which portal and terminal make the same PNG of: with title, source and what is missing.
 * It stands alone, so that its source begins with the company, unless the title has its name.
 * @param company the name of the company; null where it is not known
 */
export function pictureOf(graph: MonthlyGraph | YearlyGraph, company: string | null, locale: Locale): string {
  const chart = chartOf(graph, locale)
  const isNamed = company === null || company === fullUnitName(graph.unit)
  const source = isNamed ? chart.source : `${company}: ${chart.source}`
  return chartSvg({ ...chart, source }, pictureTheme(PICTURE_WIDTH))
}
