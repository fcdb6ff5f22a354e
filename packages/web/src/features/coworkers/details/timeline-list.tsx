import { clockTime, dayInShort } from '@salvia/core/i18n'
import { isInstant, stockholmDate } from '@salvia/core/primitives'
import { type TimelineEntry, timelineText } from '@salvia/core/timeline'
import { useId } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import type { TimelineSource } from '../../../parts/timeline/timeline-source.ts'
import { serverTime } from '../../../state/server-time.ts'
import { Link } from '../../../ui/link.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import styles from './coworker.module.css'
import { useTexts } from './texts.ts'

interface TimelineListProps {
  readonly title: string
  readonly entries: readonly TimelineEntry[]
  readonly sources: readonly TimelineSource[]
}

/** Entries of the timeline under a heading; nothing where there are none. */
export function TimelineList({ title, entries, sources }: TimelineListProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div className={styles.group}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.entries} aria-labelledby={id}>
        {entries.map(entry => (
          <Entry key={`${entry.feature} ${entry.kind} ${entry.objectId}`} entry={entry} sources={sources} />
        ))}
      </ul>
    </div>
  )
}

interface EntryProps extends Pick<TimelineListProps, 'sources'> {
  readonly entry: TimelineEntry
}

/** When, what, and what is worth knowing beside it. The page of the thing is one press away, where there is one. */
function Entry({ entry, sources }: EntryProps) {
  const t = useTexts()
  const locale = useLocale()
  const { feature, kind, objectId, state, at } = entry
  const { heading, detail } = timelineText(entry, locale)
  const page = sources.find(source => source.feature === feature)?.pages[kind]
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.when}>
        <Moment at={at} />
      </time>
      <span>
        {page ? <Link to={page(objectId)}>{heading}</Link> : heading}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {state === 'off' && <StatusTag tone="neutral">{t('timeline.off')}</StatusTag>}
    </li>
  )
}

function Moment({ at }: Pick<TimelineEntry, 'at'>) {
  const locale = useLocale()
  const date = isInstant(at) ? stockholmDate(at) : at
  const day = dayInShort(date, stockholmDate(serverTime()), locale)
  return isInstant(at) ? `${day} ${clockTime(at)}` : day
}
