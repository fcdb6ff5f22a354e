import type { MonthlyGraph, StatisticsUnit, YearlyGraph } from '@salvia/core/statistics'
import { EmptyState } from '../../ui/panel.tsx'
import { GraphNotes } from './graph-notes.tsx'
import { GraphPicture } from './graph-picture.tsx'
import { GraphTable } from './graph-table.tsx'
import { MonthlySummary } from './monthly-summary.tsx'
import { useTexts } from './texts.ts'
import { YearlySummary } from './yearly-summary.tsx'

/** Whether a graph tells any number. */
function isEmpty(graph: MonthlyGraph | YearlyGraph): boolean {
  if (graph.kind === 'months') return graph.months.every(({ counts }) => !counts?.some(count => count > 0))
  return graph.years.every(({ figures }) => figures.every(({ people }) => people === null))
}

interface GraphViewProps {
  readonly graph: MonthlyGraph | YearlyGraph
  readonly unit: StatisticsUnit
}

/** A graph: its numbers in words, the picture, what is missing and why, and the same as a table. */
export function GraphView({ graph, unit }: GraphViewProps) {
  const t = useTexts()
  if (isEmpty(graph)) {
    return (
      <>
        <EmptyState title={t('noNumbers')} />
        <GraphNotes graph={graph} unit={unit} />
      </>
    )
  }
  return (
    <>
      {graph.kind === 'months' ? <MonthlySummary graph={graph} /> : <YearlySummary graph={graph} />}
      <GraphPicture graph={graph} />
      <GraphNotes graph={graph} unit={unit} />
      <GraphTable graph={graph} />
    </>
  )
}
