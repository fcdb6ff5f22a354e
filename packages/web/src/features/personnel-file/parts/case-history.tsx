import type { Download } from '@salvia/core/contract'
import { attachmentStates } from '@salvia/core/conversations'
import { caseStatuses, type HistoryEntry, historyText } from '@salvia/core/personnel-file'
import { useLocale } from '../../../i18n/i18n.ts'
import { DownloadButton } from '../../../parts/download-button.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { Timeline } from '../../../ui/steps.tsx'
import styles from './case-history.module.css'
import { useTexts } from './texts.ts'

interface CaseHistoryProps {
  readonly entries: readonly HistoryEntry[]
  /** The name shown for entries without one. */
  readonly unnamed: string
  /** Fetches a file that came with a reply, by its id. */
  readonly fetchAttachment: (id: string) => Promise<Download>
}

/** The history of a case in order, with the texts that were written. */
export function CaseHistory({ entries, unnamed, fetchAttachment }: CaseHistoryProps) {
  const t = useTexts()
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
        children: (entry.text || entry.attachments.length > 0) && (
          <div className={styles.said}>
            {entry.text && <p className={styles.text}>{historyText(entry.text, locale)}</p>}
            {entry.attachments.map(({ id, name, state, links }) => (
              <div key={id}>
                {links.length > 0 ? (
                  <DownloadButton busy={t('fetching')} fetchFile={() => fetchAttachment(id)}>
                    {name}
                  </DownloadButton>
                ) : (
                  <span>{name}</span>
                )}
                {state !== 'clean' && (
                  <p className={styles.state}>{attachmentStates.table[state].text[locale]}</p>
                )}
              </div>
            ))}
          </div>
        ),
      }))}
    />
  )
}
