import { contract } from '@salvia/core/api'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState, ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './statistics.module.css'
import { StatisticsOfUnit } from './statistics-of-unit.tsx'
import { useTexts } from './texts.ts'

/** What the service does for a unit, by month, and what may be told about health, by year. @spec §2 */
export function StatisticsScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    contract.statistics.overview,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  if (answer.state === 'ready') return <StatisticsOfUnit overview={answer.data} />
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      {answer.state === 'loading' ? (
        <Skeleton lines={6} />
      ) : answer.failure.code === 'STATISTICS_FEW_EMPLOYED' ? (
        <EmptyState title={answer.failure.title}>
          <p>{answer.failure.action}</p>
        </EmptyState>
      ) : (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      )}
    </div>
  )
}
