import { contract } from '@salvia/core/api'
import { casesList, isOpenCase } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { stockholmDate } from '@salvia/core/primitives'
import { useMemo } from 'react'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { SilentFeeds } from '../../../parts/case-worker/silent-feeds.tsx'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { RelativeDate } from '../../../ui/text/relative-date.tsx'
import { CaseLink } from '../parts/case-link.tsx'
import { CaseStatusTag } from '../parts/case-status-tag.tsx'
import { useTexts } from './texts.ts'

const A_MINUTE_MS = 60_000
const NO_PARAMS = {}
const ASK_AGAIN = { againAfterSeconds: 15 }

/** The queue of personnel files over all customers, for the provider's case workers. */
export function QueueScreen() {
  const t = useTexts()
  const list = useList(casesList, contract.cases, NO_PARAMS, ASK_AGAIN)
  return (
    <div className={styles.page}>
      <SilentFeeds />
      <ListScreen
        list={list}
        title={t('queue.title')}
        texts={(key, values) => t(`queue.${key}`, values)}
        columns={useQueueColumns()}
        rowKey={item => item.id}
        nothing={
          list.query.filter === 'finished' && (
            <EmptyState title={t('queue.emptyFinished')}>{t('queue.emptyFinishedText')}</EmptyState>
          )
        }
      />
    </div>
  )
}

function useQueueColumns(): ListColumns<typeof casesList.declaration> {
  const t = useTexts()
  const today = stockholmDate(useServerTime(A_MINUTE_MS))
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('queue.number'),
        cell: item => <CaseLink to={portalPath('backOfficeCase', { id: item.id })}>{item.number}</CaseLink>,
      },
      {
        key: 'company',
        header: t('queue.company'),
        isPlain: true,
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
        cell: item => (
          <span className={styles.lines}>
            <DateText moment={item.uploadedAt} as="time" />
            {isOpenCase(item.status) && (
              <span className={styles.minor}>
                <RelativeDate date={stockholmDate(item.uploadedAt)} today={today} />
              </span>
            )}
          </span>
        ),
      },
      {
        key: 'findings',
        header: t('queue.findings'),
        cell: item => <Findings {...item} />,
      },
      {
        key: 'status',
        header: t('word.status'),
        isStatus: true,
        cell: item => (
          <span className={styles.tags}>
            <CaseStatusTag status={item.status} />
            {item.extensiveChanges && <StatusTag tone="warning">{t('queue.extensive')}</StatusTag>}
          </span>
        ),
      },
    ],
    [t, today],
  )
}

/** The counts that are not zero. */
function Findings({ errors, warnings }: { readonly errors: number; readonly warnings: number }) {
  const t = useTexts()
  if (errors + warnings === 0) return <span className={styles.minor}>{t('queue.noFindings')}</span>
  return (
    <span className={styles.lines}>
      {errors > 0 && <span>{t('queue.errors', { count: errors })}</span>}
      {warnings > 0 && <span>{t('queue.warnings', { count: warnings })}</span>}
    </span>
  )
}
