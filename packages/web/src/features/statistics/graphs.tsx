import { contract } from '@salvia/core/api'
import {
  fullUnitName,
  GRAPHS,
  type Graph,
  type Period,
  periodInWords,
  type StatisticsOverview,
  wholeYears,
} from '@salvia/core/statistics'
import { useLocale } from '../../i18n/i18n.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { ErrorPanel, Section } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GraphView } from './graph-view.tsx'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

interface GraphsProps {
  readonly overview: StatisticsOverview
  readonly unit: StatisticsOverview['units'][number]
  readonly period: Period
  readonly isRecursive: boolean
  /** Shows another unit. */
  readonly onUnit: (id: string) => void
}

/** The graphs of a unit, each by itself: one that cannot be fetched leaves the others. */
export function Graphs({ overview, ...asked }: GraphsProps) {
  const isAskable = (id: string): boolean => overview.units.some(unit => unit.id === id)
  return overview.graphs.map(graph => <OneGraph key={graph} graph={graph} isAskable={isAskable} {...asked} />)
}

interface OneGraphProps extends Omit<GraphsProps, 'overview'> {
  readonly graph: Graph
  readonly isAskable: (unitId: string) => boolean
}

function OneGraph({ graph, unit, period, isRecursive, isAskable, onUnit }: OneGraphProps) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useClientNumber()
  const query = { start_date: period.from, end_date: period.to, recursive: String(isRecursive) }
  const answer = useEndpoint(
    contract.statistics.graph,
    clientNumber === null ? null : { params: { clientNumber, unit: unit.id, graph }, query },
  )
  // Numbers of another unit must never stand under the name of this one.
  const isAwaited = answer.state === 'loading' || (answer.state === 'ready' && answer.isOutdated)
  const { kind, name } = GRAPHS[graph]
  const shown = kind === 'years' ? wholeYears(period) : period
  const words = periodInWords(shown, locale)
  const where = t(isRecursive ? 'where.below' : 'where.alone', {
    unit: fullUnitName(unit),
    period: words,
  })
  return (
    <Section title={name[locale]}>
      <p className={styles.where}>{[where, ...(kind === 'years' ? [t('where.years')] : [])].join(' ')}</p>
      {isAwaited && <Skeleton lines={6} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && !isAwaited && answer.data.kind !== 'table' && (
        <div className={styles.graph}>
          <GraphView graph={answer.data} {...{ isAskable, onUnit }} />
        </div>
      )}
    </Section>
  )
}
