import { PROVIDER_KIND_NAMES, type WatchedFeed } from '@salvia/core/feed-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { DateText } from '../../../ui/date-text.tsx'
import type { Columns } from '../../../ui/list/column.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import type { useTexts } from './texts.ts'

type Texts = ReturnType<typeof useTexts>

/** The columns of the table of kinds. */
export function feedColumns(t: Texts, locale: Locale): Columns<WatchedFeed, never> {
  return [
    {
      key: 'kind',
      header: t('feeds.kind'),
      cell: ({ kind, isSilent }) => (
        <span className={styles.lines}>
          {PROVIDER_KIND_NAMES[kind][locale]}
          {isSilent && <StatusTag tone="warning">{t('feeds.silent')}</StatusTag>}
        </span>
      ),
    },
    {
      key: 'last',
      header: t('feeds.last'),
      cell: ({ lastBatch }) => (lastBatch ? <DateText moment={lastBatch.at} as="time" /> : t('feeds.never')),
    },
    { key: 'batch', header: t('feeds.batch'), cell: feed => <LastBatch feed={feed} t={t} /> },
    {
      key: 'objects',
      header: t('feeds.objects'),
      numeric: true,
      cell: ({ objects }) => formatNumber(objects, locale),
    },
    {
      key: 'version',
      header: t('feeds.version'),
      numeric: true,
      cell: ({ latestVersion }) => latestVersion ?? t('feeds.none'),
    },
    {
      key: 'watch',
      header: t('feeds.watch'),
      cell: ({ silentHours }) =>
        silentHours === null ? t('feeds.unwatched') : t('feeds.hours', { count: silentHours }),
    },
  ]
}

/** What the last accepted batch did, and a later one that was refused. */
function LastBatch({
  feed: { lastBatch, lastRefused },
  t,
}: {
  readonly feed: WatchedFeed
  readonly t: Texts
}) {
  const isLater = lastRefused !== null && (lastBatch === null || lastRefused.at > lastBatch.at)
  if (!lastBatch && !isLater) return t('feeds.none')
  return (
    <span className={styles.below}>
      {lastBatch && <span>{t('feeds.counts', lastBatch)}</span>}
      {lastBatch && lastBatch.refused > 0 && (
        <StatusTag tone="warning">{t('feeds.wrong', { count: lastBatch.refused })}</StatusTag>
      )}
      {isLater && (
        <StatusTag tone="danger">
          {t('feeds.refused', { count: lastRefused.refused, time: formatDateTime(lastRefused.at) })}
        </StatusTag>
      )}
    </span>
  )
}
