import { contract } from '@salvia/core/api'
import type { DeadlineList } from '@salvia/core/deadlines'
import { FEATURES } from '@salvia/core/features'
import { type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { useId, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { describeFailure } from '../../state/failure.ts'
import { useServerTime } from '../../state/server-time.ts'
import { Button } from '../../ui/button.tsx'
import { Mark } from '../../ui/leaf.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { Card, ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTexts } from './texts.ts'
import { type AskedTodos, useTodos } from './use-todos.ts'
import styles from './waiting.module.css'
import { Consequences, WaitingList } from './waiting-list.tsx'
import { isNear, type WaitingRow, waitingRows } from './waiting-rows.ts'

/** About how many rows are shown at first, so that the page stays short. Nothing that is to do is left out. */
const AT_FIRST = 8
const ASK_AGAIN_SECONDS = 300
const MINUTE_MS = 60_000

/**
 * What waits for the user: what is to do and the deadlines of the next 48 hours as one list, the nearest first. All
 * that comes later is one press away.
 */
export function Waiting({ sources }: { readonly sources: readonly DashboardSource[] }) {
  const t = useTexts()
  const locale = useLocale()
  const now = useServerTime(MINUTE_MS)
  const todos = useTodos(sources)
  const clientNumber = useClientNumber()
  const deadlines = useEndpoint(
    contract.deadlines.list,
    clientNumber === null ? null : { params: { clientNumber } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  const list = deadlines.state === 'ready' ? deadlines.data : null
  const known = todos.flatMap(({ feature, answer }) =>
    answer.state === 'ready' ? [{ feature, items: answer.items }] : [],
  )
  const rows = waitingRows({ todos: known, deadlines: list?.items ?? [], sources }, now, locale)
  const near = rows.filter(row => isNear(row, now))
  const isLoading = deadlines.state === 'loading' || todos.some(({ answer }) => answer.state === 'loading')
  const isWhole = list?.unavailable.length === 0 && known.length === todos.length
  const common = { rows, near, today: stockholmDate(now) }
  return (
    <Card
      title={
        near.length > 0 && !isLoading ? t('waiting.titleOf', { count: near.length }) : t('waiting.title')
      }
    >
      {near.length === 0 && isWhole && list && <Nothing hasNext={rows.length > 0} list={list} />}
      {/* The nearest comes first, so a row that came late would move those that the user is about to press. */}
      {isLoading ? (
        <Skeleton lines={12} />
      ) : (
        rows.length > 0 && <Rows {...common} hasMore={list?.hasMore ?? false} />
      )}
      {deadlines.state === 'failed' && (
        <ErrorPanel {...deadlines.failure} title={t('waiting.failed')} onRetry={deadlines.retry} />
      )}
      {todos.map(asked => (
        <FailedTodos key={asked.feature} {...asked} />
      ))}
      {deadlines.state === 'ready' && (
        <Missing features={deadlines.data.unavailable} onRetry={deadlines.retry} />
      )}
    </Card>
  )
}

interface NothingProps {
  readonly hasNext: boolean
  readonly list: DeadlineList
}

function Nothing({ hasNext, list }: NothingProps) {
  const t = useTexts()
  return (
    <p className={styles.clear}>
      <Mark />
      <span>
        {t('waiting.clear')}{' '}
        {hasNext ? t('waiting.next') : t('waiting.nothingUntil', { date: stockholmDate(list.until) })}
      </span>
    </p>
  )
}

interface RowsProps {
  readonly rows: readonly WaitingRow[]
  readonly near: readonly WaitingRow[]
  readonly today: IsoDate
  readonly hasMore: boolean
}

/** The near rows, or the next one when none is near; what is soon; and all rows on demand. */
function Rows({ rows, near, today, hasMore }: RowsProps) {
  const t = useTexts()
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const soon = rows.filter(({ isSoon }) => isSoon)
  const dated = rows.filter(({ isSoon }) => !isSoon)
  const first = [...(near.length > 0 ? firstOf(near) : dated.slice(0, 1)), ...soon]
  return (
    <div className={styles.list}>
      <div id={id}>
        <WaitingList rows={showsAll ? rows : first} today={today} />
        {showsAll && <Consequences rows={rows} />}
        {showsAll && hasMore && <p className={styles.minor}>{t('waiting.more')}</p>}
      </div>
      {rows.length > first.length && (
        <div>
          <Button
            variant="tertiary"
            size="small"
            aria-expanded={showsAll}
            aria-controls={id}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('waiting.fewer') : t('waiting.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** All that is to do, with as many of the nearest deadlines as there is room for. */
function firstOf(near: readonly WaitingRow[]): WaitingRow[] {
  const room = AT_FIRST - near.filter(({ isTodo }) => isTodo).length
  const deadlines = near.filter(({ isTodo }) => !isTodo).slice(0, Math.max(0, room))
  return near.filter(row => row.isTodo || deadlines.includes(row))
}

function FailedTodos({ feature, answer }: AskedTodos) {
  const t = useTexts()
  const locale = useLocale()
  if (answer.state !== 'failed') return null
  const { title: _title, ...failure } = describeFailure(answer.error, locale)
  return (
    <ErrorPanel
      {...failure}
      title={t('waiting.failedOf', { feature: FEATURES[feature].name[locale] })}
      onRetry={answer.retry}
    />
  )
}

interface MissingProps {
  readonly features: DeadlineList['unavailable']
  readonly onRetry: () => void
}

/** Names the features whose deadlines are missing. */
function Missing({ features, onRetry }: MissingProps) {
  const t = useTexts()
  const locale = useLocale()
  if (features.length === 0) return null
  const names = features.map(feature => FEATURES[feature].name[locale]).join(', ')
  return (
    <div role="status">
      <InlineMessage tone="warning" title={t('waiting.missing')}>
        <p>{t('waiting.missingText', { features: names })}</p>
        <div>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('word.retry')}
          </Button>
        </div>
      </InlineMessage>
    </div>
  )
}
