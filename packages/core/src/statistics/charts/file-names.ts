import type { Locale, Text } from '../../i18n/index.ts'
import { foldedSearchText } from '../../primitives/index.ts'
import { fullUnitName } from '../graphs/graph-base.ts'
import { GRAPHS } from '../graphs/graphs.ts'
import type { MonthlyGraph } from '../graphs/monthly-graph.ts'
import type { YearlyGraph } from '../graphs/yearly-graph.ts'

/**
 * The name of a graph’s picture as a file: graph, unit and period, in letters that every system takes.
 * @example 'besok-produktion-gjuteriet-2026-01-2026-10.png'
 */
export function pictureName(
  { graph, unit, period, kind }: MonthlyGraph | YearlyGraph,
  locale: Locale,
): string {
  const ends = [period.from, period.to].map(day => day.slice(0, kind === 'years' ? 4 : 7))
  return `${plainWords([GRAPHS[graph].name[locale], fullUnitName(unit), ...new Set(ends)])}.png`
}

type Named = Pick<MonthlyGraph['unit'], 'name' | 'path'>

const STATISTICS: Text = { sv: 'Statistik', en: 'Statistics' }

/** The same of the workbook with all graphs. @example 'statistik-gjuteriet-2026-01-2026-10.xlsx' */
export function workbookName(
  { unit, period }: Pick<MonthlyGraph, 'period'> & { readonly unit: Named },
  locale: Locale,
): string {
  const ends = new Set([period.from, period.to].map(day => day.slice(0, 7)))
  return `${plainWords([STATISTICS[locale], fullUnitName(unit), ...ends])}.xlsx`
}

function plainWords(words: readonly string[]): string {
  return foldedSearchText(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
