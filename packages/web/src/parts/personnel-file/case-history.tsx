import { caseStatuses, type HistoryEntry, historyText } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { DateText } from '../../ui/date-text.tsx'
import { Timeline } from '../../ui/steps.tsx'
import styles from './case-history.module.css'

interface CaseHistoryProps {
  readonly entries: readonly HistoryEntry[]
  /** The name shown for entries without one. */
  readonly unnamed: string
}

/** The history of a case in order, with the texts that were written. */
export function CaseHistory({ entries, unnamed }: CaseHistoryProps) {
  const locale = useLocale()
  return (
    <Timeline
      entries={entries.map((entry, index) => ({
        key: `${entry.at}-${index}`,
        title: caseStatuses.table[entry.to].text[locale],
        when: (
          <>
            <DateText moment={entry.at} as="time" /> · {entry.by ?? unnamed}
          </>
        ),
        children: entry.text && <p className={styles.text}>{historyText(entry.text, locale)}</p>,
      }))}
    />
  )
}
