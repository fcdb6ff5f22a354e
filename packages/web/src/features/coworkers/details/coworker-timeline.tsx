import { contract } from '@salvia/core/api'
import type { CoworkerDetails } from '@salvia/core/coworkers'
import { FEATURES } from '@salvia/core/features'
import { fullName } from '@salvia/core/primitives'
import type { Timeline } from '@salvia/core/timeline'
import { useLocale } from '../../../i18n/i18n.ts'
import type { TimelineSource } from '../../../parts/timeline/timeline-source.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Link } from '../../../ui/link.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { ErrorPanel, Section } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './coworker.module.css'
import { useTexts } from './texts.ts'
import { TimelineList } from './timeline-list.tsx'

interface CoworkerTimelineProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly coworker: CoworkerDetails
  readonly sources: readonly TimelineSource[]
}

/** What each feature that is open to the user has about the employee. It loads and fails by itself. */
export function CoworkerTimeline({ params, coworker, sources }: CoworkerTimelineProps) {
  const t = useTexts()
  const { firstName: name } = coworker
  const answer = useEndpoint(contract.timeline.get, { params })
  return (
    <Section title={t('timeline.title', { name })}>
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && <Entries timeline={answer.data} sources={sources} />}
      {answer.state === 'ready' && (
        <FeatureLists timeline={answer.data} coworker={coworker} sources={sources} />
      )}
    </Section>
  )
}

interface EntriesProps extends Pick<CoworkerTimelineProps, 'sources'> {
  readonly timeline: Timeline
}

function Entries({ timeline, sources }: EntriesProps) {
  const t = useTexts()
  const locale = useLocale()
  const { items, hasMore, unavailable } = timeline
  const ahead = items.filter(({ state }) => state === 'ahead')
  const rest = items.filter(({ state }) => state !== 'ahead')
  return (
    <>
      {unavailable.map(feature => (
        <InlineMessage
          key={feature}
          tone="warning"
          title={t('timeline.unavailable', { feature: FEATURES[feature].name[locale] })}
        />
      ))}
      {items.length === 0 && unavailable.length === 0 && (
        <p className={styles.minor}>{t('timeline.empty')}</p>
      )}
      <TimelineList title={t('timeline.ahead')} entries={ahead} sources={sources} />
      <TimelineList title={t('timeline.past')} entries={rest} sources={sources} />
      {hasMore && <p className={styles.minor}>{t('timeline.hasMore')}</p>}
    </>
  )
}

interface FeatureListsProps extends Pick<CoworkerTimelineProps, 'coworker' | 'sources'> {
  readonly timeline: Timeline
}

/** Links to the lists of the features that have something ahead or could not be asked, narrowed to the employee. */
function FeatureLists({ timeline, coworker, sources }: FeatureListsProps) {
  const locale = useLocale()
  const { items, unavailable } = timeline
  const lists = sources.flatMap(({ feature, list }) => {
    const isAhead = items.some(item => item.feature === feature && item.state === 'ahead')
    return list && (isAhead || unavailable.includes(feature)) ? [{ feature, ...list }] : []
  })
  if (lists.length === 0) return null
  return (
    <ul className={styles.lists}>
      {lists.map(({ feature, label, to }) => (
        <li key={feature}>
          <Link to={to(fullName(coworker))}>{label[locale]}</Link>
        </li>
      ))}
    </ul>
  )
}
