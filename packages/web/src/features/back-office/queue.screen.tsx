import { contract } from '@salvia/core/api'
import type { CaseListItem } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useSearchParams } from 'react-router'
import { CaseLink } from '../../parts/personnel-file/case-link.tsx'
import { CaseStatusTag } from '../../parts/personnel-file/case-status-tag.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorPanel } from '../../ui/panel.tsx'
import { StatusPills } from '../../ui/status-pills.tsx'
import styles from './back-office.module.css'
import { useTexts } from './texts.ts'

const PARTS = ['open', 'finished'] as const
const ASK_AGAIN_SECONDS = 15

/** The queue of personnel files over all customers, for the provider's case workers. */
export function QueueScreen() {
  const t = useTexts()
  const [search] = useSearchParams()
  const status = PARTS.find(known => known === search.get('status')) ?? 'open'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const queue = useEndpoint(
    contract.cases.list,
    { query: { status, page } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  const list = queue.state === 'ready' ? queue.data : undefined
  const pills = PARTS.map(part => ({
    to: part === 'open' ? portalPath('backOffice') : `${portalPath('backOffice')}?status=${part}`,
    label: t(`queue.${part}`),
    current: part === status,
    count: list ? String(list.counts[part]) : null,
  }))
  return (
    <div className={styles.page}>
      <PageHeader title={t('queue.title')} />
      <StatusPills label={t('queue.filter')} pills={pills} />
      <p role="status" className={styles.result}>
        {list && t('queue.result', { count: list.total })}
      </p>
      {queue.state === 'failed' ? (
        <ErrorPanel {...queue.failure} onRetry={queue.retry} />
      ) : list?.total === 0 ? (
        <EmptyState title={t(status === 'open' ? 'queue.empty' : 'queue.emptyFinished')}>
          {t(status === 'open' ? 'queue.emptyText' : 'queue.emptyFinishedText')}
        </EmptyState>
      ) : (
        <QueueTable rows={list?.items ?? []} isLoading={!list} />
      )}
      {list && list.total > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={list.total}
          to={number => `${portalPath('backOffice')}?status=${status}&page=${number}`}
        />
      )}
    </div>
  )
}

function QueueTable({
  rows,
  isLoading,
}: {
  readonly rows: readonly CaseListItem[]
  readonly isLoading: boolean
}) {
  const t = useTexts()
  const columns: [Column<CaseListItem>, ...Column<CaseListItem>[]] = [
    {
      key: 'number',
      header: t('queue.number'),
      cell: item => <CaseLink to={portalPath('backOfficeCase', { id: item.id })}>{item.number}</CaseLink>,
    },
    {
      key: 'company',
      header: t('queue.company'),
      cell: item => (
        <span className={styles.lines}>
          {item.company}
          <span className={styles.minor}>{item.clientNumber}</span>
        </span>
      ),
    },
    {
      key: 'uploaded',
      header: t('queue.uploaded'),
      cell: item => <DateText moment={item.uploadedAt} as="time" />,
    },
    { key: 'file', header: t('queue.file'), cell: item => item.name },
    {
      key: 'findings',
      header: t('queue.findings'),
      cell: item => (
        <span className={styles.lines}>
          <span>{t('queue.errors', { count: item.errors })}</span>
          <span>{t('queue.warnings', { count: item.warnings })}</span>
        </span>
      ),
    },
    { key: 'status', header: t('queue.status'), cell: item => <CaseStatusTag status={item.status} /> },
  ]
  return (
    <DataTable
      caption={t('queue.caption')}
      columns={columns}
      rows={rows}
      rowKey={item => item.id}
      isLoading={isLoading}
    />
  )
}
