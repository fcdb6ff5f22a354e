import { chartOf, type MonthlyGraph, type YearlyGraph } from '@salvia/core/statistics'
import { useLocale } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
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

interface GraphViewProps {
  readonly graph: MonthlyGraph | YearlyGraph
  /** Whether the user may ask about a unit. */
  readonly isAskable: (unitId: string) => boolean
  /** Shows another unit. */
  readonly onUnit: (id: string) => void
}

/** A graph: its numbers in words, the picture, which says what is missing and why, and the same as a table. */
export function GraphView(props: GraphViewProps) {
  const { graph } = props
  if (isEmpty(graph)) return <NoNumbers {...props} />
  return (
    <>
      {graph.kind === 'months' ? <MonthlySummary graph={graph} /> : <YearlySummary graph={graph} />}
      <GraphPicture graph={graph} />
      <GraphTable graph={graph} />
    </>
  )
}

/** Nothing happened, or nothing is told. */
function emptyTitle(graph: MonthlyGraph | YearlyGraph): 'noNumbers' | 'noVisits' | 'noCertificates' {
  if (graph.kind === 'years' || graph.months.every(({ counts }) => counts === null)) return 'noNumbers'
  return graph.graph === 'checkups' ? 'noCertificates' : 'noVisits'
}

/** Why there are none, and the way to the unit in which they stand. */
function NoNumbers({ graph, isAskable, onUnit }: GraphViewProps) {
  const t = useTexts()
  const { note, remark } = chartOf(graph, useLocale())
  const reasons = [note, remark].filter(reason => reason !== undefined).join(' ')
  const above = graph.kind === 'months' ? graph.months.at(-1)?.standsIn : null
  return (
    <EmptyState
      title={t(emptyTitle(graph))}
      action={
        above &&
        isAskable(above.id) && (
          <Button variant="secondary" size="small" onClick={() => onUnit(above.id)}>
            {t('unit.show', { unit: above.name })}
          </Button>
        )
      }
    >
      {reasons !== '' && <p>{reasons}</p>}
    </EmptyState>
  )
}
