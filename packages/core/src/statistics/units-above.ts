import { fullUnitName } from './graphs/graph-base.ts'
import type { MonthlyGraph } from './graphs/monthly-graph.ts'
import type { YearlyGraph } from './graphs/yearly-graph.ts'

/** The units in which visits of a unit with too few employed stand, each once, by all their names; the root by its own. */
export function unitsAbove(graphs: readonly (MonthlyGraph | YearlyGraph)[]): string[] {
  const months = graphs.flatMap(graph => (graph.kind === 'months' ? graph.months : []))
  const names = months.flatMap(({ standsIn }) => (standsIn ? [fullUnitName(standsIn)] : []))
  return [...new Set(names)]
}
