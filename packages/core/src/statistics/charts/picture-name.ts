import type { Locale } from '../../i18n/index.ts'
import { foldedSearchText } from '../../primitives/index.ts'
import { GRAPHS } from '../graphs/graphs.ts'
import type { MonthlyGraph } from '../graphs/monthly-graph.ts'
import type { YearlyGraph } from '../graphs/yearly-graph.ts'

/**
 * The name of a graph’s picture as a file: graph, unit and period, in letters that every system takes.
 * @example 'besok-gjuteriet-2026-01-2026-10.png'
 */
export function pictureName(
  { graph, unit, period, kind }: MonthlyGraph | YearlyGraph,
  locale: Locale,
): string {
  const ends = [period.from, period.to].map(day => day.slice(0, kind === 'years' ? 4 : 7))
  const words = [GRAPHS[graph].name[locale], unit.name, ...new Set(ends)].join(' ')
  const plain = foldedSearchText(words).replace(/[^a-z0-9]+/g, '-')
  return `${plain.replace(/^-|-$/g, '')}.png`
}
