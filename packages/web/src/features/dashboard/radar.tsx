import { contract } from '@salvia/core/api'
import { type Deadline, type DeadlineList, deadlineText } from '@salvia/core/deadlines'
import { FEATURES } from '@salvia/core/features'
import { isInstant, stockholmDate } from '@salvia/core/primitives'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import type { DashboardSource, DeadlinePlace } from '../../parts/dashboard/dashboard-source.ts'
import { useEndpoint } from '../../state/endpoint.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom } from '../../state/profile.state.ts'
import { useServerTime } from '../../state/server-time.ts'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Link } from '../../ui/link.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { Card, ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import styles from './radar.module.css'
import { useTexts } from './texts.ts'

/** How many are shown at first; a button shows the rest. */
const AT_FIRST = 5
const ASK_AGAIN_SECONDS = 300
const MINUTE_MS = 60_000

interface RadarProps {
  readonly sources: readonly DashboardSource[]
}

/**
 * What will soon lock, be deleted, be rejected or expire, nearest first, each with a link to where the user can act.
 */
export function Radar({ sources }: RadarProps) {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const answer = useEndpoint(
    contract.deadlines.list,
    clientNumber === null ? null : { params: { clientNumber } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  return (
    <Card title={t('radar.title')} aside={answer.state === 'ready' && <Until list={answer.data} />}>
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && (
        <ErrorPanel {...answer.failure} title={t('radar.failed')} onRetry={answer.retry} />
      )}
      {answer.state === 'ready' && (
        <>
          <Found list={answer.data} sources={sources} />
          <Missing features={answer.data.unavailable} onRetry={answer.retry} />
        </>
      )}
    </Card>
  )
}

function Until({ list }: { readonly list: DeadlineList }) {
  const t = useTexts()
  return <span className={styles.minor}>{t('radar.until', { date: stockholmDate(list.until) })}</span>
}

interface FoundProps extends RadarProps {
  readonly list: DeadlineList
}

function Found({ list, sources }: FoundProps) {
  const t = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const { items, hasMore, unavailable, until } = list
  if (items.length === 0) {
    // When a feature did not answer, the card must not say that there are no deadlines.
    return unavailable.length === 0 && <Clear until={stockholmDate(until)} />
  }
  return (
    <>
      <ul className={styles.items}>
        {(showsAll ? items : items.slice(0, AT_FIRST)).map(deadline => (
          <Item
            key={`${deadline.feature} ${deadline.kind} ${deadline.objectId}`}
            deadline={deadline}
            place={placeOf(deadline, sources)}
          />
        ))}
      </ul>
      {showsAll && hasMore && <p className={styles.minor}>{t('radar.more')}</p>}
      {items.length > AT_FIRST && (
        <div>
          <Button
            variant="tertiary"
            size="small"
            onClick={() => setShowsAll(!showsAll)}
            aria-expanded={showsAll}
          >
            {showsAll ? t('radar.fewer') : t('radar.all', { count: items.length })}
          </Button>
        </div>
      )}
    </>
  )
}

function placeOf(
  { feature, kind }: Deadline,
  sources: readonly DashboardSource[],
): DeadlinePlace | undefined {
  return sources.find(source => source.feature === feature)?.deadlines?.[kind]
}

function Clear({ until }: { readonly until: string }) {
  const t = useTexts()
  return (
    <p className={styles.clear}>
      <CircleCheck aria-hidden />
      {t('radar.clear', { date: until })}
    </p>
  )
}

interface ItemProps {
  readonly deadline: Deadline
  readonly place: DeadlinePlace | undefined
}

function Item({ deadline, place }: ItemProps) {
  const locale = useLocale()
  const { heading, detail, consequence } = deadlineText(deadline, locale)
  return (
    <li className={styles.item}>
      <When at={deadline.at} />
      <div className={styles.what}>
        {place ? (
          <Link to={place.to(deadline.objectId)}>{heading}</Link>
        ) : (
          <span className={styles.heading}>{heading}</span>
        )}
        <p>{withWholeDates(detail)}</p>
        <p className={styles.minor}>{consequence}</p>
      </div>
    </li>
  )
}

const WORD_JOINER = '\u2060'
const NO_BREAK_SPACE = '\u00a0'

/** Keeps a date and its time of day on one line within a sentence. */
function withWholeDates(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\d( \d\d:\d\d)?/g, date =>
    date.replaceAll('-', `-${WORD_JOINER}`).replace(' ', NO_BREAK_SPACE),
  )
}

/** The date of a deadline, with its time of day if it has one, and how far away it is. */
function When({ at }: Pick<Deadline, 'at'>) {
  const today = stockholmDate(useServerTime(MINUTE_MS))
  return (
    <div className={styles.when}>
      <DateText moment={at} as={isInstant(at) ? 'time' : 'date'} />
      <span className={styles.minor}>
        <RelativeDate date={isInstant(at) ? stockholmDate(at) : at} today={today} />
      </span>
    </div>
  )
}

function Missing({
  features,
  onRetry,
}: {
  readonly features: DeadlineList['unavailable']
  readonly onRetry: () => void
}) {
  const t = useTexts()
  const locale = useLocale()
  if (features.length === 0) return null
  const names = features.map(feature => FEATURES[feature].name[locale]).join(', ')
  return (
    <div role="status">
      <InlineMessage tone="warning" title={t('radar.missing')}>
        <p>{t('radar.missingText', { features: names })}</p>
        <div>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('radar.retry')}
          </Button>
        </div>
      </InlineMessage>
    </div>
  )
}
