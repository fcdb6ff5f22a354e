import { chartOf, type MonthlyGraph, type YearlyGraph } from '@salvia/core/statistics'
import { useLocale } from '../../i18n/i18n.ts'
import { EmptyState } from '../../ui/panel.tsx'
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

/** A graph: its numbers in words, the picture, which says what is missing and why, and the same as a table. */
export function GraphView({ graph }: { readonly graph: MonthlyGraph | YearlyGraph }) {
  if (isEmpty(graph)) return <NoNumbers graph={graph} />
  return (
    <>
      {graph.kind === 'months' ? <MonthlySummary graph={graph} /> : <YearlySummary graph={graph} />}
      <GraphPicture graph={graph} />
      <GraphTable graph={graph} />
    </>
  )
}

function NoNumbers({ graph }: { readonly graph: MonthlyGraph | YearlyGraph }) {
  const t = useTexts()
  const { note, remark } = chartOf(graph, useLocale())
  const reasons = [note, remark].filter(reason => reason !== undefined).join(' ')
  return <EmptyState title={t('noNumbers')}>{reasons !== '' && <p>{reasons}</p>}</EmptyState>
}
